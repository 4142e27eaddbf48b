export * from './levels.ts'
export * from './playing.ts'
