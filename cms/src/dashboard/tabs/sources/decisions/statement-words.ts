import type { FieldChange, ClaimedField, Claim } from '@cyberluach/api/sources'
import { datesOf, hoursOf } from '@cyberluach/i18n/event-words'
import { placeOf } from '@cyberluach/i18n/places'
import { formatDate } from '@cyberluach/i18n/format'

import type { Language } from '../../../text/TextContext.tsx'

/** What is compared as one: the days and hours, and the parts of a place. */
export type StatedPart = keyof Language['t']['decisions']['fields']

const partsInOrder = [
  'title',
  'titleHe',
  'when',
  'place',
  'url',
  'eventType',
  'state',
  'organizer',
  'admission',
  'price',
  'tags',
  'deadlines',
  'description',
] as const satisfies StatedPart[]

const fieldsOfParts: Partial<Record<StatedPart, readonly ClaimedField[]>> = {
  when: ['startDay', 'endDay', 'startsAt', 'endsAt'],
  place: ['isOnline', 'venue', 'city', 'country'],
}

/** A part of two statements: what each says, empty where it says nothing; `differs` where both speak and disagree. */
export type ComparedLine = { part: StatedPart; one: string; other: string; differs: boolean }

/** Two statements part by part, without what neither says. */
export function compareStatements(one: Claim, other: Claim | null, language: Language): ComparedLine[] {
  return partsInOrder
    .map((part) => {
      const [left, right] = [wordsOf(one, part, language), other ? wordsOf(other, part, language) : '']
      return { part, one: left, other: right, differs: disagree(part, left, right) }
    })
    .filter(({ one: left, other: right }) => left !== '' || right !== '')
}

/** A statement as a change would make it. */
export function changedStatement(before: Claim, changes: readonly FieldChange[]): Claim {
  return { ...before, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) }
}

/** Which part a field belongs to. */
export function partOf(field: string): StatedPart {
  const grouped = Object.entries(fieldsOfParts).find(([, fields]) =>
    (fields as readonly string[]).includes(field),
  )
  if (grouped) return grouped[0] as StatedPart
  return partsInOrder.find((part) => part === field) ?? 'other'
}

/** The fields that make up a part. */
export function fieldsOf(part: StatedPart): readonly string[] {
  return fieldsOfParts[part] ?? [part]
}

function disagree(part: StatedPart, left: string, right: string): boolean {
  if (left === '' || right === '') return false
  const plain = (text: string) => (part === 'url' ? text.replace(/^https?:\/\/(www\.)?|\/$/gi, '') : text)
  return plain(left).toLocaleLowerCase() !== plain(right).toLocaleLowerCase()
}

/** When an event is, as one line. */
export function whenWords(statement: Claim, { locale, timeZone }: Language): string {
  const { startDay, endDay, startsAt, endsAt } = statement
  const timed = {
    day: startDay,
    lastDay: endDay,
    allDay: startsAt === null,
    startDate: startsAt ?? startDay,
    endDate: endsAt,
  }
  return [datesOf(locale, timed), hoursOf(locale, timed, timeZone)].filter(Boolean).join(', ')
}

/** Where an event is, as one line. */
export function placeWords({ isOnline, city, country, venue }: Claim, { locale, t }: Language): string {
  const place = placeOf(locale, { isOnline, locationCity: city, locationCountry: country }, t.common.online)
  return [venue, place].filter(Boolean).join(', ')
}

function wordsOf(statement: Claim, part: StatedPart, language: Language): string {
  const { t, say, locale } = language
  switch (part) {
    case 'when':
      return whenWords(statement, language)
    case 'place':
      return placeWords(statement, language)
    case 'eventType':
      return statement.eventType ? t.common.types[statement.eventType] : ''
    case 'state':
      return t.events.standings[statement.state]
    case 'admission':
      return statement.admission ? t.events.admissionNames[statement.admission] : ''
    case 'tags':
      return statement.tags.join(', ')
    case 'deadlines':
      return statement.deadlines
        .map(({ kind, day }) =>
          say(t.decisions.deadline, { kind: t.decisions.deadlineKinds[kind], day: formatDate(locale, day) }),
        )
        .join('\n')
    case 'other':
      return ''
    default:
      return statement[part] ?? ''
  }
}
