import type * as z from 'zod'

/** What a schema describes, as whoever reads it sees it: nothing that came over the wire is changed in place. */
export type Wire<S extends z.ZodType> = Frozen<z.output<S>>

/** The same value, not to be changed at any depth. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T
