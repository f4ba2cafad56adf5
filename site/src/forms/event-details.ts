import { call, type CallOptions } from '@cyberluach/api/client'
import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { eventFacts, eventFields, valuesOf } from '@cyberluach/core/events/event-fields'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { SentDeadline } from '@cyberluach/core/forms/deadline-form'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { type EventFormValues, submissionFromForm, validateEventForm } from '@cyberluach/core/forms/submission-form'
import { formFromSubmission } from '@cyberluach/core/forms/submitted-form'
import { instantInZone } from '@cyberluach/core/dates/zoned-time'
import { eventFormValuesOf, issuesOfEventForm } from './event-form.ts'
import { type FormRules, textOf } from './form-rules.ts'

/** The form of an event with what its page says besides; tags stand between commas. */
export type EventDetailsValues = EventFormValues & { tags: string; reason: string }

/** What stands: what was sent, and the event that came of it. */
export type Standing = { submission: LinkedSubmission['submission']; event: CalendarEvent }

type Body = NonNullable<CallOptions<'PUT /api/submission/{token}/event'>[0]>['body']

type Setting = { token: string; timeZone: string; standing: Standing }

const longestTag = 60
const mostTags = 20

/** Asks for other details of a published event; what nobody touched is sent as it stands, or not at all. */
export function eventDetails({ token, timeZone, standing }: Setting): FormRules<EventDetailsValues, Body> {
  const initial = detailsOf(standing, timeZone)
  return {
    valuesOf: (data) => ({
      ...eventFormValuesOf(data),
      organizerEmail: initial.organizerEmail,
      tags: textOf(data, 'tags'),
      reason: textOf(data, 'reason'),
    }),
    issuesOf: (values) => issuesOf(values, initial, timeZone),
    issuesFrom: (found, values) => [
      ...issuesOfEventForm(found, values),
      ...found.filter(({ path }) => path === 'reason'),
      ...found.filter(({ path }) => path.startsWith('tags')).map((issue) => ({ ...issue, path: 'tags' })),
    ],
    bodyOf: (values, { locale }) => bodyOf(values, initial, standing, { timeZone, locale }),
    send: (body, options) => call('PUT /api/submission/{token}/event', { params: { token }, body, ...options }),
  }
}

/** The form as it stands: what the event's page says, and of what only the team is told what was sent. */
export function detailsOf({ submission, event }: Standing, timeZone: string): EventDetailsValues {
  const { startDate, endDate, allDay, tags, price } = event
  const { names, descriptions } = eventFields
  const form = formFromSubmission(
    {
      ...submission,
      ...valuesOf({ ...names, ...descriptions, ...eventFacts }, event),
      startDate,
      endDate,
      allDay,
      timeZone: allDay ? null : submission.timeZone,
      deadlines: event.deadlines.map((one) => sentOf(one, timeZone)),
    },
    timeZone,
  )
  return { ...form, participationFee: price ?? form.participationFee, tags: tags.join(', '), reason: '' }
}

function issuesOf(values: EventDetailsValues, initial: EventDetailsValues, timeZone: string): Issue[] {
  const tags = tagsOf(values.tags)
  const found: Issue[] = validateEventForm(values, timeZone)
  if (tags.length > mostTags) found.push({ path: 'tags', code: 'max', values: { max: mostTags } })
  else if (tags.some((tag) => [...tag].length > longestTag))
    found.push({ path: 'tags', code: 'tooLong', values: { n: longestTag } })
  const { reason: _, ...said } = values
  const { reason: __, ...before } = initial
  const isUnchanged = JSON.stringify(sorted(said)) === JSON.stringify(sorted(before))
  return isUnchanged ? [...found, { path: 'reason', code: 'unchanged' }] : found
}

function bodyOf(
  values: EventDetailsValues,
  initial: EventDetailsValues,
  { submission, event }: Standing,
  setting: { timeZone: string; locale: 'en' | 'he' },
): Body {
  const sent: Record<string, unknown> = sentOfForm(values, setting)
  const before: Record<string, unknown> = sentOfForm(initial, setting)
  const { startDate, endDate, allDay } = event
  const facts = valuesOf({ ...eventFields.names, ...eventFields.descriptions, ...eventFacts }, event)
  const stands: Record<string, unknown> = { ...submission, ...facts, startDate, endDate, allDay }
  const isSame = (name: string) => JSON.stringify(sent[name]) === JSON.stringify(before[name])
  const isWhenSame = when.every(isSame)
  const body = Object.keys(sent).map((name) => {
    const isUntouched = when.includes(name) ? isWhenSame : isSame(name)
    return [name, isUntouched ? stands[name] : sent[name]]
  })
  const { deadlines, ...rest } = Object.fromEntries(body) as Body
  const tags = tagsOf(values.tags)
  return {
    ...rest,
    ...(!isSame('deadlines') && deadlines && { deadlines }),
    ...(values.tags !== initial.tags && { tags }),
    ...(values.participationFee !== initial.participationFee && {
      price: values.participationFee.trim() || null,
    }),
    reason: values.reason,
  }
}

const when = ['startDate', 'endDate', 'allDay', 'timeZone']

function sentOfForm(values: EventFormValues, setting: { timeZone: string; locale: 'en' | 'he' }) {
  const { organizerEmail: _, locale: __, ...sent } = submissionFromForm(values, setting)
  return sent
}

/** The tags, each once. */
function tagsOf(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}

/** A deadline of an event as it is handed in: its hour by the clock of its zone. */
function sentOf({ kind, day, at, zone, url }: CalendarEvent['deadlines'][number], timeZone: string): SentDeadline {
  if (!at) return { kind, day, time: null, zone, url }
  const clock = zone ?? timeZone
  const time = instantInZone(new Date(at), clock).slice(11, 16)
  return { kind, day: dayKeyOf(new Date(at), clock), time, zone: clock, url }
}

function sorted(values: Record<string, unknown>): [string, unknown][] {
  return Object.entries(values).toSorted(([one], [other]) => one.localeCompare(other))
}
