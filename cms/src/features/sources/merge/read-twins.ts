import type { EventDuplicates } from '@cyberluach/api/managed-events'
import type { KnownEvent } from '@cyberluach/api/sources'
import type { PoolClient } from 'pg'
import { findCandidates } from '../judge/find-candidates.ts'
import { weigh } from '../judge/weigh.ts'
import { readKnownEvents } from '../statements/known-events.ts'
import type { Sighting } from '../sightings.ts'

/** The events that one may be the same as, by the ways of a list that stated it; and what was made one with it. */
export async function readTwins(client: PoolClient, id: string): Promise<EventDuplicates | null> {
  const event = (await readKnownEvents(client, [id])).get(id)
  if (!event) return null
  const sighting = sightingOf(event)
  const nearby = (await findCandidates(client, [sighting])).get(sighting.id) ?? []
  const judgement = weigh(
    sighting.stated,
    nearby.filter(({ eventId }) => eventId !== id),
  )
  const ids = 'candidates' in judgement ? judgement.candidates.map(({ eventId }) => eventId) : []
  const known = await readKnownEvents(client, ids)
  return {
    alike: ids.slice(0, mostAlike).flatMap((one) => lineOf(known.get(one))),
    merged: await readMerged(client, id),
  }
}

const mostAlike = 5

function sightingOf({ statement }: KnownEvent): Sighting {
  return {
    id: crypto.randomUUID(),
    sourceId: crypto.randomUUID(),
    stated: { ...statement, id: null },
    eventId: null,
    lastSeenAt: new Date(),
  }
}

function lineOf(event: KnownEvent | undefined): EventDuplicates['alike'] {
  if (!event) return []
  const { title, titleHe, startDay } = event.statement
  return [{ id: event.id, path: event.path, title, titleHe, startDay }]
}

type MergedRow = Omit<EventDuplicates['merged'][number], 'mergedAt'> & { mergedAt: Date }

const titleIn = (locale: 'en' | 'he') =>
  `(select nullif(l ->> 'title', '') from jsonb_array_elements(m.snapshot -> 'events_locales') l
    where l ->> '_locale' = '${locale}')`

async function readMerged(client: PoolClient, id: string): Promise<EventDuplicates['merged']> {
  const { rows } = await client.query<MergedRow>(
    `select m.id, coalesce(${titleIn('en')}, ${titleIn('he')}, '') as title, ${titleIn('he')} as "titleHe",
       m.snapshot #>> '{events,0,start_day}' as "startDay", m.merged_at as "mergedAt", m.merged_by as "mergedBy"
     from event_merges m where m.kept_id = $1 and m.undone_at is null order by m.merged_at desc`,
    [id],
  )
  return rows.map((row) => ({ ...row, mergedAt: row.mergedAt.toISOString() }))
}
