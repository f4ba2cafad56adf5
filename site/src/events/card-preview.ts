import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { Locale } from '@cyberluach/i18n/locales'
import { localText, type LocalText } from '@cyberluach/i18n/event-title'

type Described = Partial<Pick<CalendarEvent, 'description' | 'descriptionHe'>>

/** The description as a card begins it: without the words that open every sample's, which a badge says in their place. */
export function cardPreview(locale: Locale, event: Described, sampleOpening: string): LocalText {
  const whole = localText(locale, event.description ?? '', event.descriptionHe ?? null)
  if (!whole.text.startsWith(sampleOpening)) return whole
  return { ...whole, text: whole.text.slice(sampleOpening.length).trimStart() }
}
