import { parentPort, workerData } from 'node:worker_threads'
import { messageOf } from '../failure.ts'
import { gameNamed } from '../games.ts'
import type { Answer } from '../threads.ts'
import { herdingOf } from './herding.ts'
import type { TournamentGame } from './line-ups.ts'
import { type Played, playTable, type Setting } from './play.ts'

/** A thread that plays one table at a time. */

const port = parentPort
if (port === null) throw new Error('this file is a thread of a tournament')
const setting: Setting = workerData
const gamePackage = await gameNamed(setting.game)
const rules = gamePackage.game.open(setting.options, setting.seats)
const herding = await herdingOf(setting.game)

port.on('message', async (seating: TournamentGame) => {
  let answer: Answer<Played>
  try {
    answer = { done: await playTable(gamePackage, rules, setting, seating, herding) }
  } catch (error) {
    answer = { failed: messageOf(error) }
  }
  port.postMessage(answer)
})
