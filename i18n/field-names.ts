import type { Locale } from './locales.ts'
import { messagesFor, type Messages } from './messages.ts'

/** What the panel calls a field: by its own name for it, else as the form that it was filled in at does. */
export type FieldName = keyof Messages['adminPanel']['fields'] | keyof Messages['eventForm']['fields']

/** The name of every field in a language, for histories and lists of changes. */
export function fieldNames(locale: Locale): Record<FieldName, string> {
  const { adminPanel, eventForm } = messagesFor(locale)
  const labels = Object.entries(eventForm.fields).map(([name, { label }]) => [name, label])
  return { ...Object.fromEntries(labels), ...adminPanel.fields }
}
