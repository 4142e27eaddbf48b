import { describe, expect, it } from 'vitest'
import { HEARTBEAT, Heartbeat } from '../socket/heartbeat.ts'

describe('The heartbeat of sockets', () => {
  const silent = { alive: false }
  const answering = { alive: true }

  it('finds those who did not answer the last ping', () => {
    expect(new Heartbeat(0).deadOf([silent, answering], HEARTBEAT)).toEqual([silent])
  })

  it('closes nobody after a pause of the process, when answers are still unread, and is normal again at the next beat', () => {
    const heartbeat = new Heartbeat(0)
    expect(heartbeat.deadOf([silent, answering], 1.5 * HEARTBEAT)).toEqual([])
    expect(heartbeat.deadOf([silent, answering], 2.5 * HEARTBEAT)).toEqual([silent])
  })
})
