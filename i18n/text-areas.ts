import type { Locale } from './locales.ts'
import { messagesFor } from './messages.ts'

/**
 * What editors call the texts of an area, in their language: the name that the panel gives it, else the one in the links
 * to its page (`linkName`), else its key.
 */
export function areaName(locale: Locale, area: string): string {
  const messages = messagesFor(locale)
  const named: Partial<Record<string, string>> = messages.adminPanel.textAreas
  const own: Partial<Record<string, object>> = messages
  const { linkName } = (own[area] ?? {}) as { linkName?: string }
  return named[area] ?? linkName ?? area
}
