/** The only import of `review/`, which computes hints, reviews and puzzles. */
export * from '../../review/index.ts'
