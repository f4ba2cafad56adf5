import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { claimedParts, type SourceClaim } from '@cyberluach/core/events/event-page'
import type { Pool } from 'pg'
import { creditColumns } from '../../events/credits.ts'
import { sameCity, foldedName } from '../match/names.ts'
import type { Days, EventValues, Place } from './values.ts'

type Said = Partial<Record<keyof EventValues, { value: unknown; isShown: boolean }>>

type Row = { name: string; url: string; licence: string | null; checkedAt: Date; said: Said }

/** The lists that name an event now, those that something shown comes from first, and where they contradict it. */
export async function readSourceStatements(pool: Pool, event: CalendarEvent): Promise<SourceClaim[]> {
  const { rows } = await pool.query<Row>({
    name: 'sources of an event',
    text: `select ${creditColumns}, seen.at as "checkedAt", coalesce((
         select jsonb_object_agg(s.field, jsonb_build_object('value', s.value, 'isShown', s.is_shown))
         from event_statements s
         where s.event_id = $1 and s.source_id = list.id and s.field in ('days', 'place', 'link', 'deadlines', 'state')
       ), '{}') as said
       from (
         select source_id, max(last_seen_at) as at from sightings
         where event_id = $1 and vanished_at is null group by source_id
       ) seen
       join sources list on list.id = seen.source_id
       order by 1, list.id`,
    values: [event.id],
  })
  const statements = oneOfEachCredit(rows.map((row) => claimOf(row, event)))
  return statements.sort((one, other) => other.shown.length - one.shown.length)
}

/** A list that is read from several addresses is one to its readers, and what it is shown by is not contradicted by itself. */
function oneOfEachCredit(statements: readonly SourceClaim[]): SourceClaim[] {
  const groups = Map.groupBy(statements, ({ name, url }) => `${name} ${url}`)
  return [...groups.values()].flatMap((same) => {
    const first = same.toSorted((one, other) => other.shown.length - one.shown.length)[0]
    if (!first) return []
    return {
      ...first,
      checkedAt:
        same
          .map(({ checkedAt }) => checkedAt)
          .toSorted()
          .at(-1) ?? first.checkedAt,
      shown: claimedParts.filter((part) => same.some(({ shown }) => shown.includes(part))),
    }
  })
}

function claimOf({ name, url, licence, checkedAt, said }: Row, event: CalendarEvent): SourceClaim {
  return {
    name,
    url,
    licence,
    checkedAt: checkedAt.toISOString(),
    shown: claimedParts.filter((part) => said[part]?.isShown),
    otherDays: otherDaysOf(said.days?.value as Days | undefined, event),
    otherState: otherStateOf(said.state?.value, event),
    otherPlace: otherPlaceOf(said.place?.value as Place | undefined, event),
  }
}

function otherDaysOf(days: Days | undefined, { day, lastDay }: CalendarEvent): SourceClaim['otherDays'] {
  if (!days || (days.startDay === day && days.endDay === lastDay)) return null
  // Hours have their days in another zone, maybe: a day before or after is the same one there.
  if (days.startsAt && daysBetween(days.startDay, day) <= 1 && daysBetween(days.endDay, lastDay) <= 1)
    return null
  return { day: days.startDay, lastDay: days.endDay }
}

const daysBetween = (one: DayKey, other: DayKey) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

function otherStateOf(state: unknown, event: CalendarEvent): SourceClaim['otherState'] {
  const isOff = state === 'cancelled' || state === 'postponed'
  return isOff && state !== event.state ? state : null
}

/** Only where both tell a city in the same letters, or a country. */
function otherPlaceOf(place: Place | undefined, event: CalendarEvent): SourceClaim['otherPlace'] {
  if (!place || place.isOnline !== event.isOnline) return null
  const { locationCity, locationCountry: country } = event
  const isOtherCountry =
    Boolean(country && place.country) && foldedName(country ?? '') !== foldedName(place.country ?? '')
  const isOtherCity =
    isHebrew(locationCity) === isHebrew(place.city) &&
    sameCity(cityAlone(locationCity), cityAlone(place.city)) === false
  return isOtherCountry || isOtherCity ? { city: place.city, country: place.country } : null
}

const cityAlone = (city: string | null) => ({ title: '', titleHe: null, city, country: null })
const isHebrew = (text: string | null) => /[\u05d0-\u05ea]/.test(text ?? '')
