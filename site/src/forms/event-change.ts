import { call, type CallOptions } from '@cyberluach/api/client'
import type { EventRequest } from '@cyberluach/api/event-request-schema'
import { isDayKey } from '@cyberluach/core/day-key'
import { eventStates } from '@cyberluach/core/event-states'
import type { Issue } from '@cyberluach/core/submission'
import { zonedInstant } from '@cyberluach/core/zoned-time'
import type { FormRules } from './form-rules.ts'
import { textOf } from './posted-form.ts'

/** What an organizer says of a change of the event: days and wall clocks of the site's time zone. */
export type EventChangeValues = Record<
  'state' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'reason',
  string
> & { allDay: boolean }

type Body = NonNullable<CallOptions<'POST /api/submission/{token}/event'>[0]>['body']

/** Asks for a published event to be moved, put off, called off or put back. */
export function eventChange(token: string, timeZone: string): FormRules<EventChangeValues, Body> {
  return {
    valuesOf: (data) => ({
      state: textOf(data, 'state'),
      startDate: textOf(data, 'startDate'),
      startTime: textOf(data, 'startTime'),
      endDate: textOf(data, 'endDate'),
      endTime: textOf(data, 'endTime'),
      reason: textOf(data, 'reason'),
      allDay: data.get('allDay') !== null,
    }),
    issuesOf: issuesOfEventChange,
    bodyOf: (values) => bodyOf(values, timeZone),
    send: (body, options) =>
      call('POST /api/submission/{token}/event', { params: { token }, body, ...options }),
  }
}

/** What is missing or wrong; of anything but a move no days are looked at. */
export function issuesOfEventChange(values: EventChangeValues): Issue[] {
  const { state, reason } = values
  const isKnown = eventStates.some((one) => one === state)
  return [
    ...(isKnown ? [] : [{ path: 'state', code: 'choose' as const }]),
    ...(state === 'moved' ? issuesOfDays(values) : []),
    ...(reason.trim() === '' ? [{ path: 'reason', code: 'required' as const }] : []),
  ]
}

function issuesOfDays({ startDate, startTime, endDate, endTime, allDay }: EventChangeValues): Issue[] {
  const isTime = (time: string) => allDay || /^\d\d:\d\d$/.test(time)
  const faults: [string, Issue['code'], boolean][] = [
    ['startDate', startDate === '' ? 'required' : 'date', !isDayKey(startDate)],
    ['startTime', 'required', !isTime(startTime)],
    ['endDate', 'date', endDate !== '' && !isDayKey(endDate)],
    ['endTime', 'required', endDate !== '' && !isTime(endTime)],
  ]
  const found = faults.filter(([, , isWrong]) => isWrong).map(([path, code]) => ({ path, code }))
  if (found.length > 0 || endDate === '') return found
  const [start, end] = allDay ? [startDate, endDate] : [`${startDate} ${startTime}`, `${endDate} ${endTime}`]
  return end < start ? [{ path: 'endDate', code: 'endBeforeStart' }] : []
}

function bodyOf(values: EventChangeValues, timeZone: string): Body {
  const { startDate, startTime, endDate, endTime, allDay } = values
  const state = values.state as EventRequest['state']
  const { reason } = values
  if (state !== 'moved') return { state, reason }
  const instant = (day: string, time: string) => zonedInstant(day, allDay ? '00:00' : time, timeZone)
  return {
    state,
    reason,
    allDay,
    startDate: instant(startDate, startTime),
    endDate: endDate ? instant(endDate, endTime) : null,
  }
}
