import { call, type CallOptions } from '@cyberluach/api/client'
import {
  type EventFormValues,
  submissionFromForm,
  validateEventForm,
  emptyEventForm,
} from '@cyberluach/core/forms/submission-form'
import { eventFormValuesOf, issuesOfEventForm } from './event-form.ts'
import { type FormRules, textOf } from './form-rules.ts'
import type { EventRequest } from '@cyberluach/api/event-request'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { endInstant, endWritten, momentIn } from '@cyberluach/core/forms/event-form'
import { whenIssues } from '@cyberluach/core/forms/form-validation'
import { eventStates } from '@cyberluach/core/events/event-states'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'

type Correction = NonNullable<CallOptions<'PUT /api/submission/{token}'>[0]>['body']

type Linked = {
  /** Of the submission's private link. */
  token: string
  timeZone: string
  /** The address that mails go to, which is none of the form's fields here. */
  organizerEmail: string
}

/** Puts the form's values in place of what was sent before. */
export function correction({ token, timeZone, organizerEmail }: Linked): FormRules<EventFormValues, Correction> {
  return {
    valuesOf: (data) => ({ ...eventFormValuesOf(data), organizerEmail }),
    issuesOf: (values) => validateEventForm(values, timeZone),
    issuesFrom: issuesOfEventForm,
    bodyOf: (values, { locale }) => {
      const { organizerEmail: _, locale: __, ...body } = submissionFromForm(values, { timeZone, locale })
      return body as Correction
    },
    send: (body, options) => call('PUT /api/submission/{token}', { params: { token }, body, ...options }),
  }
}

/** Takes a submission back: there is nothing to fill in. */
export function withdrawal(token: string): FormRules<Record<string, never>, null> {
  return {
    valuesOf: () => ({}),
    issuesOf: () => [],
    bodyOf: () => null,
    send: (_, options) => call('POST /api/submission/{token}/withdraw', { params: { token }, ...options }),
  }
}

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
    issuesOf: (values) => issuesOfEventChange(values, timeZone),
    bodyOf: (values) => bodyOf(values, timeZone),
    send: (body, options) => call('POST /api/submission/{token}/event', { params: { token }, body, ...options }),
  }
}

/** The form as it begins: with when the event takes place, by the clock of `timeZone`. */
export function changeOf(
  { startDate, endDate, allDay, day, lastDay }: CalendarEvent,
  timeZone: string,
): EventChangeValues {
  const { startTime, endTime } = emptyEventForm()
  const start = momentIn(startDate, timeZone)
  const end = allDay || !endDate ? { day: lastDay, time: '' } : momentIn(endDate, timeZone)
  return {
    state: '',
    startDate: day,
    startTime: allDay ? startTime : start.time,
    ...endWritten(start, end),
    ...(allDay && { endTime }),
    reason: '',
    allDay,
  }
}

/** What is missing or wrong; of anything but a move no days are looked at. */
export function issuesOfEventChange(values: EventChangeValues, timeZone: string): Issue[] {
  const { state, reason } = values
  const isKnown = eventStates.some((one) => one === state)
  return [
    ...(isKnown ? [] : [{ path: 'state', code: 'choose' as const }]),
    ...(state === 'moved' ? whenIssues(values, timeZone) : []),
    ...(reason.trim() === '' ? [{ path: 'reason', code: 'required' as const }] : []),
  ]
}

function bodyOf(values: EventChangeValues, timeZone: string): Body {
  const { startDate, startTime, endDate, endTime, allDay } = values
  const state = values.state as EventRequest['state']
  const { reason } = values
  if (state !== 'moved') return { state, reason }
  const time = (written: string) => (allDay ? '00:00' : written)
  return {
    state,
    reason,
    allDay,
    startDate: zonedInstant(startDate, time(startTime), timeZone),
    endDate: endInstant({ startDate, startTime: time(startTime), endDate, endTime: time(endTime) }, timeZone),
  }
}
