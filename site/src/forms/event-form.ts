import { call, type Answer, type CallOptions } from '@cyberluach/api/client'
import { followStart, linkFields } from '@cyberluach/core/forms/event-form'
import {
  emptyEventForm,
  type EventFormValues,
  submissionFromForm,
  validateEventForm,
} from '@cyberluach/core/forms/submission-form'
import { cleanLine } from '@cyberluach/core/text/text-hygiene'
import { wholeLink } from '@cyberluach/core/text/links'
import { type Locale, localePath, textIn } from '@cyberluach/i18n/locales'
import type { FormRules } from './form-rules.ts'
import { deadlineSlots, isFilled } from '@cyberluach/core/forms/deadline-form'
import type { Issue } from '@cyberluach/core/submissions/submission'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'

/** The fields that the message about missing ones names (product specification, section 5). */
export const eventFormNamed = [
  'title',
  'startDate',
  'organizerEmail',
  'contactPersonName',
  'contactPersonPhone',
] as const satisfies readonly (keyof EventFormValues)[]

type Body = NonNullable<CallOptions<'POST /api/submissions'>[0]>['body']

/** Submitting an event, whose times are written in `timeZone`. */
export function eventForm(timeZone: string): FormRules<EventFormValues, Body, Answer<'POST /api/submissions'>> {
  return {
    valuesOf: eventFormValuesOf,
    issuesOf: (values) => validateEventForm(values, timeZone),
    issuesFrom: issuesOfEventForm,
    bodyOf: (values, { locale }) => submissionFromForm(values, { timeZone, locale }) as Body,
    proof: 'submission',
    send: (body, options) => call('POST /api/submissions', { body, ...options }),
  }
}

/** The same as the form's page takes it, where no script has let the end follow a start later than the form's own end. */
export function postedEventForm(timeZone: string): ReturnType<typeof eventForm> {
  return {
    ...eventForm(timeZone),
    valuesOf: (data) => {
      const values = eventFormValuesOf(data)
      return values.startTime >= values.endTime ? followStart(emptyEventForm(), values) : values
    },
  }
}

/** The page that says that an event was sent, and names it in the sender's language where it has a name in that. */
export function awaitingPath(locale: Locale, id: string, { title, titleHe }: EventFormValues): string {
  const named = textIn(locale, cleanLine(title), cleanLine(titleHe))
  return `${localePath(locale, '/awaiting-approval')}?${new URLSearchParams({ id, title: named })}`
}

/** The form's values out of its fields, a box by being there, links whole; anything that is not a field of the form is left out. */
export function eventFormValuesOf(data: FormData): EventFormValues {
  const values = Object.entries(emptyEventForm()).map(([name, empty]) => {
    const given = data.get(name)
    if (typeof empty === 'boolean') return [name, given !== null]
    const text = typeof given === 'string' ? given : ''
    return [name, linkFields.has(name) ? wholeLink(text) : text]
  })
  return Object.fromEntries(values) as EventFormValues
}

/** `deadlines.0.day`: the first one that was written. */
const deadlinePath = /^deadlines\.(\d+)\.([a-z])([a-z]+)$/

/** Where the server's field has no field of its own in the form, the one that the visitor can change. */
const shownAt: Record<string, keyof EventFormValues> = { additionalInfo: 'additionalNotes' }

/** The server's issues with the paths of the fields that held these values; those that belong to none are left out. */
export function issuesOfEventForm(
  issues: Issue[],
  values: EventFormValues,
): (Issue & { path: keyof EventFormValues })[] {
  const names = emptyEventForm()
  // What is sent of them leaves out the places that are empty.
  const places = deadlineSlots.filter((place) => isFilled(values, place))
  return issues.flatMap((issue) => {
    const path =
      shownAt[issue.path] ??
      issue.path.replace(
        deadlinePath,
        (_, index: string, first: string, rest: string) =>
          `deadline${places[Number(index)]}${first.toUpperCase()}${rest}`,
      )
    return Object.hasOwn(names, path) ? [{ ...issue, path: path as keyof EventFormValues }] : []
  })
}

/** What the form of an event calls one of its fields; null where the path is none of them. */
export function eventFieldName(
  locale: Locale,
  { fields, deadlines }: Pick<Messages['eventForm'], 'fields' | 'deadlines'>,
  path: string,
): string | null {
  const [, n, part] = /^deadline(\d+)(Kind|Day|Time|Zone|Url)$/.exec(path) ?? []
  if (!n || !part) return Object.hasOwn(fields, path) ? fields[path as keyof typeof fields].label : null
  const label = deadlines[part.toLowerCase() as 'kind' | 'day' | 'time' | 'zone' | 'url']
  return `${fill(locale, deadlines.legend, { n: Number(n) })}: ${label}`
}
