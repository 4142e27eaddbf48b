import type { EventEmitter } from 'node:events'
import type { TableEvent, Tables } from '../tables/api.ts'
import type { ProcessMessages } from './process-messages.ts'

export type TurnEvent = Extract<TableEvent, { kind: 'turn' }>

/** Events within a process, for the parts that they concern. */
export interface Signals {
  /** A person who was banned. */
  expelled: [person: string]
  /** Sessions and tokens that have ended. */
  ended: [credentials: readonly string[]]
  /** It is somebody's turn at a table that another process wrote at. */
  turn: [turn: TurnEvent]
}

/** Tells all processes who is signed out, who is banned and whose turn it is, so that their sockets know at once. */
export function bridge(news: ProcessMessages, signals: EventEmitter<Signals>, tables: Tables): void {
  let echo = false
  const here = (emit: () => void) => {
    echo = true
    emit()
    echo = false
  }
  signals.on('ended', (credentials) => {
    if (!echo) news.send('ended', ...credentials)
  })
  signals.on('expelled', (person) => {
    if (!echo) news.send('expelled', person)
  })
  news.listen('ended', (...credentials) => here(() => signals.emit('ended', credentials.map(String))))
  news.listen('expelled', (person) => here(() => signals.emit('expelled', String(person))))
  tables.watch((event) => {
    // A person who watches the table sees it there.
    if (event.kind === 'turn' && !event.present) news.send('turn', JSON.stringify(event))
  })
  news.listen('turn', (event) => here(() => signals.emit('turn', JSON.parse(String(event)))))
}
