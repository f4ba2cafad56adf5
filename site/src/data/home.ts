import { monthOf } from '@cyberluach/core/dates/day-key'
import { readState, stateAddress } from '../events/calendar-state.ts'
import { loadAskedEvent } from './asked-event.ts'
import { loadCalendar } from './calendar-month.ts'
import { eventMeta, type PageMeta } from './event-meta.ts'
import { glanceOf } from './glance.ts'
import { today } from './today.ts'

/** Everything the home page shows; `lost` where its address names no month or an event that is gone. */
export async function loadHome(locals: App.Locals, query: URLSearchParams) {
  const now = today()
  const asked = await loadAskedEvent(locals, query)
  const state = readState(query, now)
  if (!state || asked.kind === 'gone')
    return { kind: 'lost' as const, what: state ? ('event' as const) : ('month' as const) }
  const event = asked.kind === 'found' ? asked.event : null
  const month = event && !query.get('month') ? monthOf(event.day) : state.month
  const shown = { ...state, month }
  const [calendar, glance] = await Promise.all([loadCalendar(locals, shown), glanceOf(locals)])
  return {
    kind: 'calendar' as const,
    calendar: { ...calendar, samples: glance?.figures.samples ?? 0 },
    statistics: glance?.figures ?? null,
    year: glance?.year ?? [],
    upcoming: glance?.upcoming ?? [],
    openEvent: event && {
      event,
      now: new Date().toISOString(),
      closeHref: stateAddress(locals.locale, shown, now),
    },
    meta: event ? eventMeta(locals, event) : homeMeta(locals, month === monthOf(now) ? null : month),
  }
}

function homeMeta({ t }: App.Locals, month: string | null): PageMeta {
  const { title, description } = t.meta.home
  return { title, description, canonical: month ? `/?month=${month}` : '/' }
}
