/** What both ends of the wire need at run time, and all types. The schemas themselves are for the server: the page carries none. */
export * from './brief.ts'
export type * from './device.ts'
export type * from './match.ts'
export type * from './people.ts'
export * from './position.ts'
export type * from './server.ts'
export type * from './socket.ts'
export type * from './table.ts'
