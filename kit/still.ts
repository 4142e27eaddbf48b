import { createContext } from 'preact'

/** A board inside it is a still picture: nothing moves, so nothing is measured when it is drawn. */
export const Still = createContext(false)
