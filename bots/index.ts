export * from './levels.ts'
export * from './playing.ts'
export * from './playouts.ts'
export * from './search/search.ts'
