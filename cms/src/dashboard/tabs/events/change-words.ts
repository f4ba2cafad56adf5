import type { EventChange } from '@cyberluach/api/change-event'
import { datesOf, hoursOf } from '@cyberluach/i18n/event-times'
import { countryLabel } from '@cyberluach/i18n/format'

import type { Language } from '../../text/TextContext.tsx'

/** A field that was changed, and what it said before and says since; a long text is only said to have changed. */
export type ChangeLine = { name: string; before: string; after: string } | { name: string; isText: true }

type Side = Record<string, unknown>

const whenFields = ['allDay', 'startsAt', 'endsAt', 'startDay', 'endDay']
const formerFields = ['formerStartsAt', 'formerStartDay', 'formerEndDay']
const longTexts = ['description', 'descriptionHe', 'deadlines']
/** Follows from what is said already. */
const unsaid = ['stateChangedAt', 'checkedAt']

/** A change in words: the days as one, and each other field by its name. */
export function changeLines({ before, after }: EventChange, language: Language): ChangeLine[] {
  const { fields } = language.t.events
  const names = Object.keys(after).filter((name) => !unsaid.includes(name))
  const compared = (name: string, words: (side: Side) => string): ChangeLine => ({
    name,
    before: words(before),
    after: words(after),
  })
  const has = (group: string[]) => names.some((name) => group.includes(name))
  const others = names.filter((name) => ![...whenFields, ...formerFields].includes(name))
  return [
    ...others.map((name) =>
      longTexts.includes(name)
        ? { name: nameOf(name, language), isText: true as const }
        : compared(nameOf(name, language), (side) => valueWords(name, side[name], language)),
    ),
    ...(has(whenFields) ? [compared(fields.when, (side) => whenWords(side, language))] : []),
    ...(has(formerFields) ? [compared(fields.former, (side) => formerWords(side, language))] : []),
  ]
}

/** How an event came to the calendar, in words. */
export function beginningWords({ began, after }: EventChange, { t, say }: Language): string {
  if (began === null) return ''
  const { sourceName } = after
  return began === 'import' && typeof sourceName === 'string'
    ? say(t.events.beganFrom, { source: sourceName })
    : t.events.began[began]
}

function nameOf(name: string, { t }: Language): string {
  const own: Record<string, string> = t.events.fields
  const form: Record<string, { label: string }> = t.form.fields
  return own[name] ?? form[name]?.label ?? t.events.fields.other
}

function valueWords(name: string, value: unknown, { t, locale }: Language): string {
  if (value === null || value === undefined || value === '') return t.events.nothing
  if (typeof value === 'boolean') return value ? t.events.yes : t.events.no
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : t.events.nothing
  if (typeof value === 'object') return t.events.fields.other
  const text = String(value)
  if (name === 'locationCountry') return countryLabel(locale, text)
  const known: Record<string, string> = {
    ...(name === 'state' && t.events.standings),
    ...(name === 'eventType' && t.common.types),
    ...(name === 'admission' && t.events.admissionNames),
    ...(name === 'difficultyLevel' && t.common.difficulty),
  }
  return known[text] ?? text
}

function whenWords(side: Side, { t, locale, timeZone }: Language): string {
  const { startDay, endDay, startsAt, endsAt, allDay } = side
  if (typeof startDay !== 'string') return t.events.nothing
  const timed = {
    allDay: Boolean(allDay) || typeof startsAt !== 'string',
    day: startDay,
    lastDay: typeof endDay === 'string' ? endDay : startDay,
    startDate: String(startsAt),
    endDate: typeof endsAt === 'string' ? endsAt : null,
  }
  return [datesOf(locale, timed), hoursOf(locale, timed, timeZone)].filter(Boolean).join(', ')
}

function formerWords({ formerStartDay: startDay, formerEndDay: endDay }: Side, language: Language): string {
  return whenWords({ startDay, endDay, allDay: true }, language)
}
