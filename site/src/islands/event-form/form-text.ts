import type { DeadlineField } from '@cyberluach/core/forms/deadline-form'
import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { createContext, useContext } from 'react'
import type { FieldWords } from '../forms/Field.tsx'
import type { SummaryText } from '../plan/plan-texts.ts'

/** The messages that the form shows, and no others. */
export type EventFormTexts = {
  form: Messages['eventForm']
  readLink: Messages['readLink']
  validation: Messages['validation']
  requestErrors: Messages['requestErrors']
  toasts: Messages['toasts']['submission'] & Pick<Messages['toasts'], 'check' | 'checkField' | 'wrong'>
  types: Messages['common']['types']
  difficulty: Messages['common']['difficulty']
  plan: Pick<Messages['plan'], SummaryText | 'boxMore'>
  deadlineKinds: Messages['eventPage']['deadlineKinds']
  luach: Pick<Messages['luach'], 'days' | 'eveOf' | 'shabbat'>
}

/** An ISO code and the country's name in the page's language. */
export type CountryOption = [code: string, name: string]

/** The IANA name of a time zone and what it is called in the page's language. */
export type ZoneOption = [zone: string, name: string]

export type EventFormText = {
  locale: Locale
  texts: EventFormTexts
  countries: CountryOption[]
  zones: ZoneOption[]
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
