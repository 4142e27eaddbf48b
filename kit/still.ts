import { createContext } from 'preact'

/** A board within it is a picture, only looked at: nothing moves in it, so nothing is measured when it is drawn. */
export const Still = createContext(false)
