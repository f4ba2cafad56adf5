import { eventFields } from '@cyberluach/core/events/event-fields'
import { languageNames } from '@cyberluach/i18n/practical-facts'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { useText, type Language } from '../ui/text.tsx'
import type { EventChange } from '@cyberluach/api/managed-events'
import type { EventSeries } from '@cyberluach/core/events/event'
import { type Deadline, anywhereOnEarth } from '@cyberluach/core/events/deadline'
import { localText, datesOf, hoursOf } from '@cyberluach/i18n/event-words'
import { countryLabel, formatDate, formatTime } from '@cyberluach/i18n/format'
import { zonePlace } from '@cyberluach/i18n/places'

/** A field that was changed: what it said before, and what it says since. */
export function ChangedLine({ line }: { line: ChangeLine }) {
  const { t } = useText()
  if ('isText' in line)
    return (
      <li>
        <b className="font-semibold">{line.name}</b>: {t.events.textChanged}
      </li>
    )
  const [opening = '', between = '', end = ''] = t.events.wasAndIs.split(/\{before\}|\{after\}/)
  return (
    <li className="wrap-anywhere">
      <b className="font-semibold">{line.name}</b>: {opening}
      <s className="whitespace-pre-line text-ink-3">
        <bdi dir={directionOf(line.before)}>{line.before}</bdi>
      </s>
      {between}
      <bdi className="whitespace-pre-line" dir={directionOf(line.after)}>
        {line.after}
      </bdi>
      {end}
    </li>
  )
}

/** A field that was changed, and what it said before and says since; a long text is only said to have changed. */
export type ChangeLine = { name: string; before: string; after: string } | { name: string; isText: true }

type Side = Record<string, unknown>

const whenFields = ['allDay', 'startsAt', 'endsAt', 'startDay', 'endDay']
const formerFields = ['formerStartsAt', 'formerStartDay', 'formerEndDay']
const longTexts = ['description', 'descriptionHe']
/** Follows from what is said already. */
const unsaid = ['stateChangedAt', 'checkedAt']

/**
 * A change in words: the days as one, and each other field by its name. `isWhole`: with what long texts say, for who is to
 * decide about them.
 */
export function changeLines(
  { before, after }: Pick<EventChange, 'before' | 'after'>,
  language: Language,
  isWhole = false,
): ChangeLine[] {
  const { fields } = language.t.events
  const names = Object.keys(after).filter((name) => !unsaid.includes(name))
  const compared = (name: string, words: (side: Side) => string): ChangeLine => ({
    name,
    before: words(before),
    after: words(after),
  })
  const has = (group: string[]) => names.some((name) => group.includes(name))
  const others = names.filter((name) => ![...whenFields, ...formerFields, 'deadlines', 'series'].includes(name))
  return [
    ...others.map((name) =>
      longTexts.includes(name) && !isWhole
        ? { name: nameOf(name, language), isText: true as const }
        : compared(nameOf(name, language), (side) => valueWords(name, side[name], language)),
    ),
    ...(has(whenFields) ? [compared(fields.when, (side) => whenWords(side, language))] : []),
    ...(has(['series']) ? [compared(fields.series, (side) => seriesWords(side.series, language))] : []),
    ...(has(['deadlines']) ? [deadlineLine(before, after, language)] : []),
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
  if (name === 'additionalInfo') return t.details.otherInfo
  return own[name] ?? form[name]?.label ?? t.events.fields.other
}

function valueWords(name: string, value: unknown, { t, locale }: Language): string {
  if (value === null || value === undefined || value === '') return t.events.nothing
  if (typeof value === 'boolean') return value ? t.events.yes : t.events.no
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : t.events.nothing
  if (typeof value === 'object') return t.events.fields.other
  const text = String(value)
  if (name === 'locationCountry') return countryLabel(locale, text)
  if (name === 'languages') return languageNames(locale, text)
  const known: Record<string, string> = {
    ...(name === 'state' && t.events.standings),
    ...(name === 'eventType' && t.common.types),
    ...(name === 'admission' && t.events.admissionNames),
    ...(name === 'difficultyLevel' && t.common.difficulty),
    ...(isAnswer(name) && t.form.answers),
  }
  return known[text] ?? text
}

function isAnswer(name: string): boolean {
  const { languages: _, conductUrl: __, ...answered } = eventFields.practical
  return name in answered
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

/** Those alone that one side has and the other has not. */
function deadlineLine(before: Side, after: Side, language: Language): ChangeLine {
  const wordsOf = ({ deadlines }: Side) =>
    Array.isArray(deadlines) ? (deadlines as Deadline[]).map((one) => deadlineWords(one, language)) : []
  const [were, are] = [wordsOf(before), wordsOf(after)]
  const only = (some: string[], others: string[]) =>
    some.filter((one) => !others.includes(one)).join('; ') || language.t.events.nothing
  return { name: language.t.events.fields.deadlines, before: only(were, are), after: only(are, were) }
}

function seriesWords(series: unknown, { t, locale }: Language): string {
  if (series === null || series === undefined) return t.events.nothing
  if (typeof series !== 'object') return t.events.fields.other
  const { name, nameHe } = series as EventSeries
  return localText(locale, name, nameHe).text
}

function formerWords({ formerStartDay: startDay, formerEndDay: endDay }: Side, language: Language): string {
  return whenWords({ startDay, endDay, allDay: true }, language)
}

/** A deadline in a line: what closes, when by the clock of its zone, and from when it was extended. */
export function deadlineWords(deadline: Deadline, language: Language): string {
  const { t, say, locale } = language
  const words = t.events.deadlines
  const { kind, url, extendedFrom } = deadline
  return [
    `${t.eventPage.deadlineKinds[kind]}: ${deadlineDayWords(deadline, language)}`,
    ...(extendedFrom ? [say(words.extended, { date: formatDate(locale, extendedFrom) })] : []),
    ...(url ? [url] : []),
  ].join(' · ')
}

function deadlineDayWords({ day, at, zone }: Deadline, { t, locale, timeZone }: Language): string {
  if (!at) return [formatDate(locale, day), zoneWords(zone)].join(', ')
  const clock = zone ?? timeZone
  return [formatDate(locale, day), formatTime(at, clock), zoneWords(clock)].join(', ')

  function zoneWords(name: string | null): string {
    return name === null || name === anywhereOnEarth ? t.events.deadlines.anywhere : zonePlace(locale, name)
  }
}
