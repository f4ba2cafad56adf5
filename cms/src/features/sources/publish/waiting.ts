import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { configuration } from '../../../platform/configuration.ts'

/**
 * Conditions of what waits for a decision, of a proposal `p` and its source record `s`. `asked`: what somebody is asked, of
 * each event one question at a time, and nothing about what is over. `over`: what is new and over. `certain`: what of
 * `asked` is published together: new ahead, taking place, not doubtful, of a list that passed its sanity check, and never decided before.
 */
export function waitingConditions(now = new Date()): Record<'asked' | 'over' | 'certain', string> {
  const today = `'${dayKeyOf(now, configuration().timeZone)}'`
  const isAhead = `greatest(s.end_day, (select e.end_day from events e where e.id = p.event_id)) >= ${today}`
  const asked = `(p.decided_at is null and ${isAhead} and not ${isAskedOtherwise} and not ${isStatedElsewhere})`
  return {
    asked,
    over: `(p.decided_at is null and p.kind = 'new' and s.end_day < ${today})`,
    certain: `(${asked} and p.kind = 'new' and s.stated ->> 'state' not in ('cancelled', 'postponed')
      and not coalesce((s.stated ->> 'doubtful')::boolean, false)
      and not ${isOfDegradedList} and not exists (
        select from proposals d where d.sighting_id = p.sighting_id and d.decided_at is not null and d.undone_at is null
      ))`,
  }
}

/** A pair is answered before a change of its record, and both before the absence of an event that they are about. */
const isAskedOtherwise = `(p.kind in ('change', 'vanished') and exists (
  select from proposals q where q.decided_at is null and (q.kind = 'pair' and q.sighting_id = p.sighting_id
    or p.kind = 'vanished' and (q.kind = 'change' and q.event_id = p.event_id
      or q.kind = 'pair' and q.candidates @> jsonb_build_array(jsonb_build_object('eventId', p.event_id))))
))`

/** What another record states is not gone. */
const isStatedElsewhere = `(p.kind = 'vanished' and exists (
  select from sightings o where o.event_id = p.event_id and o.id <> s.id and o.vanished_at is null
))`

const isOfDegradedList = `(coalesce((
  select r.outcome from source_runs r where r.source_id = s.source_id order by r.id desc limit 1
), '') = 'unwell')`
