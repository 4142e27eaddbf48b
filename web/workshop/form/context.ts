import type { Edition, Language, Problem, Status } from '@fairground/kernel'
import type { AnyWorkshop, WorkshopWords } from '@fairground/kit'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Field, Path } from '../model/fields.ts'

/** What every field of a form needs to know about the whole. */
export interface Form {
  readonly edition: Edition
  readonly builtIn: Edition
  readonly field: Field
  readonly layout: AnyWorkshop
  readonly words: WorkshopWords
  readonly problems: readonly Problem[]
  readonly language: Language
  /** Sets a value at a path; its fact gets the status of typed values. */
  set(path: Path, value: unknown): void
  setStatus(path: Path, status: Status): void
  add(list: Path, item: unknown, at?: number): void
  remove(path: Path): void
}

export const FormContext = createContext<Form | undefined>(undefined)

export function useForm(): Form {
  const form = useContext(FormContext)
  if (form === undefined) throw new Error('a field stands outside of any form')
  return form
}
