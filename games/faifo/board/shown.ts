import { createContext } from 'preact'

/** The event that is being shown. A context, so that an enlarged card hears of it while the small ones are not drawn again. */
export const Shown = createContext<unknown>(undefined)
