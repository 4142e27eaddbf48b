import type * as z from 'zod'

/** The type of a schema, read-only: nobody changes received data in place. */
export type Wire<S extends z.ZodType> = Frozen<z.output<S>>

/** The same type, deeply read-only. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T
