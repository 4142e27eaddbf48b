import { parentPort, workerData } from 'node:worker_threads'
import { type CalibrationGame, type CalibrationSetting, openCalibration } from '@fairground/review'
import { messageOf } from '../failure.ts'
import { gameNamed } from '../games.ts'
import type { Answer } from '../threads.ts'

/** A thread that plays one game at a time and evaluates its positions. */

export interface CalibrationTask {
  readonly game: number
}

const port = parentPort
if (port === null) throw new Error('this file is a thread of a calibration')
const setting: CalibrationSetting & { readonly game: string } = workerData
const play = await openCalibration(await gameNamed(setting.game), setting)

port.on('message', ({ game }: CalibrationTask) => {
  let answer: Answer<{ readonly at: number; readonly found: CalibrationGame }>
  try {
    answer = { done: { at: game, found: play(game) } }
  } catch (error) {
    answer = { failed: messageOf(error) }
  }
  port.postMessage(answer)
})
