import type { EventEdit, ManagedEvent } from '@cyberluach/api/managed-events'
import { admissions, type EventSeries } from '@cyberluach/core/events/event'
import { eventFields, unknownValues } from '@cyberluach/core/events/event-fields'
import { lastDayWritten } from '@cyberluach/core/forms/event-form'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { deadlineErrors, deadlinesSent, deadlineValuesOf, type DeadlineValues } from '../../form/deadline-values.ts'
import {
  cardOf,
  errorsOf,
  payloadOf,
  valuesOf,
  type CardEvent,
  type Editable,
  type EditValues,
  issuesInForm,
} from '../../form/event-values.ts'
import { useMemo } from 'react'
import { useEditForm } from '../../form/use-edit-form.ts'
import { useText } from '../../ui/text.tsx'
import type { MutationResult } from './use-events.ts'

/** What only a published event says, as it is typed: who holds it, what it costs, its tags. */
const own = ['organizer', 'admission', 'price', 'tags'] as const

export type OwnField = (typeof own)[number]

/** The form of an event: that of a submission, and what is its own. */
export type EventValues = EditValues & Record<OwnField, string> & SeriesValues & { deadlines: DeadlineValues[] }

/** What nobody is asked about an event that is published. */
const nobody = {
  organizerName: null,
  organizerEmail: null,
  organizerPhone: null,
  contactPersonName: null,
  contactPersonPhone: null,
  contactPersonPosition: null,
  contactPersonHours: null,
  additionalInfo: null,
  timeZone: null,
}

type FormEvent = Pick<ManagedEvent, Exclude<keyof Editable, keyof typeof nobody> | OwnField | 'deadlines' | 'series'>

/** An event of which nothing is known. */
export const newEvent: FormEvent = {
  title: '',
  titleHe: null,
  description: '',
  descriptionHe: null,
  eventType: 'conference',
  difficultyLevel: null,
  startDate: '',
  endDate: null,
  allDay: true,
  isOnline: false,
  locationCountry: null,
  locationCity: null,
  locationVenue: null,
  registrationUrl: null,
  livestreamUrl: null,
  prizeMoney: null,
  ...unknownValues(eventFields.practical),
  organizer: null,
  admission: null,
  price: null,
  tags: [],
  deadlines: [],
  series: null,
}

/** The same as another year's edition is begun with: without its days, and what closes on days before them. */
export function copyOf(event: FormEvent): FormEvent {
  return { ...event, startDate: '', endDate: null, deadlines: [] }
}

const editable = (event: FormEvent): Editable => ({ ...event, ...nobody, startDate: event.startDate || null })

export function eventValuesOf(event: FormEvent, timeZone: string): EventValues {
  const { organizer, admission, price, tags, deadlines, series } = event
  return {
    ...valuesOf(editable(event), timeZone),
    organizer: organizer ?? '',
    admission: admission ?? '',
    price: price ?? '',
    tags: tags.join(', '),
    deadlines: deadlineValuesOf(deadlines, timeZone),
    ...seriesValuesOf(series),
  }
}

/** What is sent of values whose times are times. */
export function eventBody(values: EventValues, event: FormEvent, timeZone: string): EventEdit {
  const sent: Record<string, unknown> = { ...payloadOf(values, editable(event), timeZone) }
  for (const name of Object.keys(nobody)) delete sent[name]
  return {
    ...(sent as EventEdit),
    organizer: values.organizer.trim() || null,
    admission: admissions.find((one) => one === values.admission) ?? null,
    price: values.price.trim() || null,
    tags: tagsOf(values.tags),
    deadlines: deadlinesSent(values.deadlines, timeZone),
    series: seriesSent(values),
  }
}

/** What never reaches the server. */
export function eventErrors(values: EventValues, timeZone: string): Issue[] {
  const { startDay: startDate, endDay: endDate } = values
  return [
    ...errorsOf(values, timeZone),
    ...seriesErrors(values),
    ...deadlineErrors(values.deadlines, lastDayWritten({ ...values, startDate, endDate })),
  ]
}

/** The tags, each once. */
function tagsOf(typed: string): string[] {
  const tags = typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  return [...new Set(tags)]
}

export function eventCard(values: EventValues, event: FormEvent, timeZone: string): CardEvent | null {
  return cardOf(values, editable(event), timeZone)
}

export type { FormEvent }

/** The series of an event as it is chosen: by its address, none, or another one by its names. */
export type SeriesValues = {
  series: string
  seriesName: string
  seriesNameHe: string
  isSeriesYearly: boolean
}

/** What is chosen for a new one: no address is that. */
export const anotherSeries = '+'

export function seriesValuesOf(series: EventSeries | null): SeriesValues {
  return { series: series?.slug ?? '', seriesName: '', seriesNameHe: '', isSeriesYearly: false }
}

export function seriesSent(values: SeriesValues): EventEdit['series'] {
  const { series, seriesName, seriesNameHe, isSeriesYearly } = values
  if (series === '') return null
  if (series !== anotherSeries) return { slug: series }
  return { name: seriesName.trim(), nameHe: seriesNameHe.trim() || null, isYearly: isSeriesYearly }
}

export function seriesErrors({ series, seriesName }: SeriesValues): Issue[] {
  const isMissing = series === anotherSeries && seriesName.trim() === ''
  return isMissing ? [{ path: 'seriesName', code: 'required' }] : []
}

type Edited = {
  /** What the draft is kept as: one for each event. */
  form: string
  told: FormEvent
  /** Which state of the event is shown; none of a new one. */
  version: string
  save: (body: EventEdit, version: string) => Promise<MutationResult>
}

type Saved = Exclude<MutationResult, { failure: unknown }>

/** The form of an event, with the card that visitors will see. */
export function useEventForm({ form, told, version, save }: Edited) {
  const { timeZone } = useText()
  const edit = useEditForm<EventValues, Saved>({
    form,
    before: useMemo(() => eventValuesOf(told, timeZone), [told, timeZone]),
    version,
    issuesOf: (values) => eventErrors(values, timeZone),
    issuesFrom: issuesInForm,
    save: ({ values, version: began }) => save(eventBody(values, told, timeZone), began),
    next: ({ event }) => ({ values: eventValuesOf(event, timeZone), version: event.version }),
  })
  return {
    ...edit,
    /** What it is an edition of, as it is stored. */
    series: told.series,
    card: eventCard(edit.values, told, timeZone),
  }
}

export type EventFormState = ReturnType<typeof useEventForm>
