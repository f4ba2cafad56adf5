import { createContext, useContext } from 'react'
import type { Posted } from '../../forms/form-rules.ts'

/** What the fields of a form know of it, beside what react-hook-form tells them. */
export type FormSetting = {
  /** Begins the id of every field. */
  id: string
  /** What the fields hold in the page's own HTML. */
  initial: Record<string, unknown>
  /** Names the attempt to send the form without scripts. */
  attempt: string | undefined
  /** The form as it came back, sent without scripts. */
  posted: Pick<Posted<unknown>, 'question' | 'proof'> | undefined
  /** Fields whose rule looks at another one: a change there may settle the error here. */
  checkedTogether: Record<string, string[]>
}

const Setting = createContext<FormSetting | null>(null)

export const FormSettingProvider = Setting.Provider

export function useFormSetting(): FormSetting {
  const setting = useContext(Setting)
  if (!setting) throw new Error('A field stands outside of its form')
  return setting
}

/** What is to be said of fields, by their names, that keeps nothing from being sent. */
export type Cautions = Readonly<Record<string, string>>

const Said = createContext<Cautions>({})

export const CautionsProvider = Said.Provider

/** What is to be said of a field; null of most. */
export function useCaution(name: string): string | null {
  return useContext(Said)[name] ?? null
}

/** Which fields, by their ids, hold what a link filled in, and how that is said. */
export type ReadMarks = { ids: ReadonlySet<string>; words: string }

const Marks = createContext<ReadMarks | null>(null)

export const ReadMarksProvider = Marks.Provider

/** What is to be said of a field that holds what was read; null for every other. */
export function useReadMark(id: string): string | null {
  const marks = useContext(Marks)
  return marks?.ids.has(id) ? marks.words : null
}
