import { createContext, useContext } from 'react'
import type { Posted } from '../../forms/form-rules.ts'

export { ReadMarksProvider, useReadMark, type ReadMarks } from '@cyberluach/forms/read-marks'

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
