import { monthOf } from '@cyberluach/core/day-key'
import { monthAddress, monthOfAddress } from '../calendar/addresses.ts'
import { loadAskedEvent } from './asked-event.ts'
import { loadCalendar } from './calendar-month.ts'
import { dialogSetting } from './dialog-setting.ts'
import { eventMeta, type PageMeta } from './event-meta.ts'
import { today } from './today.ts'

/** Everything the home page shows; `lost` where its address names no month or an event that is gone. */
export async function loadHome(locals: App.Locals, query: URLSearchParams) {
  const now = today()
  const month = monthOfAddress(query, now)
  const asked = await loadAskedEvent(locals, query)
  if (!month || asked.kind === 'gone')
    return { kind: 'lost' as const, what: month ? ('event' as const) : ('month' as const) }
  const event = asked.kind === 'found' ? asked.event : null
  const shownMonth = event && !query.get('month') ? monthOf(event.day) : month
  return {
    kind: 'calendar' as const,
    calendar: await loadCalendar(locals, shownMonth),
    openEvent: event && {
      event,
      setting: dialogSetting(locals),
      now: new Date().toISOString(),
      closeHref: monthAddress(locals.locale, shownMonth, now),
    },
    meta: event
      ? eventMeta(locals, event)
      : homeMeta(locals, shownMonth === monthOf(now) ? null : shownMonth),
  }
}

function homeMeta({ t }: App.Locals, month: string | null): PageMeta {
  const { title, description } = t.meta.home
  return { title, description, canonical: month ? `/?month=${month}` : '/' }
}
