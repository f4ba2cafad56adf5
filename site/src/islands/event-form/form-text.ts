import type { DeadlineField } from '@cyberluach/core/forms/deadline-form'
import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import type { Locale } from '@cyberluach/i18n/locales'
import { createContext, useContext } from 'react'
import type { FieldWords } from '../forms/Field.tsx'
import type { EventFormTexts } from './event-form-texts.ts'

/** An ISO code and the country's name in the page's language. */
export type CountryOption = [code: string, name: string]

/** The IANA name of a time zone and what it is called in the page's language. */
export type ZoneOption = [zone: string, name: string]

export type EventFormText = {
  locale: Locale
  texts: EventFormTexts
  countries: CountryOption[]
  zones: ZoneOption[]
  /** Codes of languages and their names. */
  languages: [codes: string, names: string][]
}

const Text = createContext<EventFormText | null>(null)

export const TextProvider = Text.Provider

export function useText(): EventFormText {
  const text = useContext(Text)
  if (!text) throw new Error('A field of the form stands outside of the form')
  return text
}

/** Name, label and hint of a field. */
export function useWords(): (name: Exclude<keyof EventFormValues, DeadlineField>) => FieldWords {
  const { fields } = useText().texts.form
  return (name) => ({ name, ...fields[name] })
}
