/** The one door to the room that works out hints, reviews and puzzles. */
export * from '../../review/index.ts'
