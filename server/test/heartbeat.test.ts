import { describe, expect, it } from 'vitest'
import { HEARTBEAT, Heartbeat } from '../socket/heartbeat.ts'

describe('The heartbeat of sockets', () => {
  const silent = { alive: false }
  const answering = { alive: true }

  it('finds those who did not answer the last ping', () => {
    expect(new Heartbeat(0).deadOf([silent, answering], HEARTBEAT)).toEqual([silent])
  })

  it('finds nobody after a pause of the process, whose answers wait unread, and goes on as before at the next beat', () => {
    const heartbeat = new Heartbeat(0)
    expect(heartbeat.deadOf([silent, answering], 1.5 * HEARTBEAT)).toEqual([])
    expect(heartbeat.deadOf([silent, answering], 2.5 * HEARTBEAT)).toEqual([silent])
  })
})
