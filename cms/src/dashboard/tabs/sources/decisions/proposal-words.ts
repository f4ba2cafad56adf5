import { languageNames } from '@cyberluach/i18n/practical-facts'
import type { Candidate, Proposal } from '@cyberluach/api/proposals'
import { verdictsOf, type ProposalKind, type Verdict } from '@cyberluach/core/sources/sources'
import { localText, datesOf, hoursOf } from '@cyberluach/i18n/event-words'
import type { Texts, Language } from '../../../ui/text.tsx'
import type { FieldChange, ClaimedField, Claim } from '@cyberluach/api/sources'
import { venueAndPlace } from '@cyberluach/i18n/places'
import { formatDate } from '@cyberluach/i18n/format'

/** The first verdict is what speaks for the source, the second what leaves it. */
export function mainVerdicts(kind: ProposalKind): { yes: Verdict; no: Verdict } {
  const [yes = 'publish', no = 'ignore'] = verdictsOf[kind]
  return { yes, no }
}

/** What a verdict about such a proposal is called; each kind has words for its own verdicts. */
export function actWords(t: Texts, kind: ProposalKind, verdict: Verdict): string {
  return (t.decisions.acts[kind] as Partial<Record<Verdict, string>>)[verdict] ?? verdict
}

export function consequenceWords(t: Texts, proposal: Pick<Proposal, 'kind' | 'event'>, verdict: Verdict): string {
  const words: Partial<Record<Verdict, string>> = t.decisions.consequences[wordsOf(proposal)]
  return words[verdict] ?? ''
}

export function questionWords(t: Texts, proposal: Pick<Proposal, 'kind' | 'event'>): string {
  return t.decisions.questions[wordsOf(proposal)]
}

/** A pair of which both stand on the calendar is another question. */
const wordsOf = ({ kind, event }: Pick<Proposal, 'kind' | 'event'>) => (kind === 'pair' && event ? 'twoEvents' : kind)

export function titleOfProposal({ statement }: Proposal, { locale }: Pick<Language, 'locale'>): string {
  return localText(locale, statement.title, statement.titleHe).text
}

/** The candidate that is looked at: the best, until another one is chosen. */
export function lookedAt({ candidates }: Proposal, chosenId: string | undefined): Candidate | undefined {
  return candidates.find(({ event }) => event.id === chosenId) ?? candidates[0]
}

/**
 * The event that a verdict names: `same` the one that is looked at. `different` names none, for it is none of them.
 */
export function namedEvent(proposal: Proposal, verdict: Verdict, chosenId: string | undefined): string | undefined {
  if (verdict === 'same') return lookedAt(proposal, chosenId)?.event.id
  return undefined
}

/** What is compared as one: the days and hours, and the parts of a place. */
export type ClaimedPart = keyof Language['t']['decisions']['fields']

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
  'languages',
  'conductUrl',
  'tags',
  'deadlines',
  'description',
] as const satisfies ClaimedPart[]

const fieldsOfParts: Partial<Record<ClaimedPart, readonly ClaimedField[]>> = {
  when: ['startDay', 'endDay', 'startsAt', 'endsAt'],
  place: ['isOnline', 'venue', 'city', 'country'],
}

/** A part of two statements: what each says, empty where it says nothing; `differs` where both speak and disagree. */
export type ComparedLine = { part: ClaimedPart; one: string; other: string; differs: boolean }

/** Two statements part by part, without what neither says. */
export function compareClaims(one: Claim, other: Claim | null, language: Language): ComparedLine[] {
  return partsInOrder
    .map((part) => {
      const [left, right] = [claimWordsOf(one, part, language), other ? claimWordsOf(other, part, language) : '']
      return { part, one: left, other: right, differs: disagree(part, left, right) }
    })
    .filter(({ one: left, other: right }) => left !== '' || right !== '')
}

/** A statement as a change would make it. */
export function changedClaim(before: Claim, changes: readonly FieldChange[]): Claim {
  return { ...before, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) }
}

/** Which part a field belongs to. */
export function partOf(field: string): ClaimedPart {
  const grouped = Object.entries(fieldsOfParts).find(([, fields]) => (fields as readonly string[]).includes(field))
  if (grouped) return grouped[0] as ClaimedPart
  return partsInOrder.find((part) => part === field) ?? 'other'
}

/** The fields that make up a part. */
export function fieldsOf(part: ClaimedPart): readonly string[] {
  return fieldsOfParts[part] ?? [part]
}

function disagree(part: ClaimedPart, left: string, right: string): boolean {
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
  const place = { isOnline, locationVenue: venue, locationCity: city, locationCountry: country }
  return venueAndPlace(locale, place, t.common.online)
}

function claimWordsOf(statement: Claim, part: ClaimedPart, language: Language): string {
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
    case 'languages':
      return statement.languages ? languageNames(locale, statement.languages) : ''
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
