import type * as eventsApi from '@cyberluach/api/events'
import { typesFoundBy } from '@cyberluach/core/events/event'
import { normaliseCountry } from '@cyberluach/core/places/countries'
import { conditions, type Conditions } from '../../platform/database/conditions.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { isRunningSince, runsWithin } from '../events/rows.ts'
import { found } from './event-search.ts'

type Filter = Partial<Call<typeof eventsApi.listEvents>['query']>
type Condition = [condition: string, value: unknown]

/** Later than every day that can be asked for. */
const noLimit = '9999-12-31'

/** What an address narrows the calendar to, with further conditions of the caller. */
export function filterOf(
  { from, to, type, location, level, admission, q, prize, samples, running }: Filter,
  ...more: Condition[]
): Conditions {
  const country =
    location === undefined || location === 'online' ? undefined : (normaliseCountry(location) ?? location)
  return conditions([
    ...within(from, to, running),
    ofType(type),
    ['e.is_online = ?', location === 'online' ? true : undefined],
    ['e.location_country = ?', country],
    ['e.difficulty_level = ?', level],
    ['e.admission = ?', admission],
    ['(coalesce(e.prize_money, 0) > 0) = ?', prize && prize === 'true'],
    ['e.is_sample = ?', samples && samples === 'true'],
    found(q),
    ...more,
  ])
}

/** A single kind by equality, which an index that goes on by day answers in order. */
function ofType(type: Filter['type']): Condition {
  const types = type ? typesFoundBy(type) : []
  return types.length > 1
    ? ['e.event_type = any(?::enum_events_event_type[])', types]
    : ['e.event_type = ?', types[0]]
}

function within(from: string | undefined, to: string | undefined, running: Filter['running']): Condition[] {
  if (from && running === 'all')
    return [[runsWithin('(?::text[])[1]', '(?::text[])[2]'), [from, to ?? noLimit]]]
  if (from && running) return [[isRunningSince('?'), from]]
  return [
    ['e.start_day >= ?', from],
    ['e.start_day <= ?', to],
  ]
}
