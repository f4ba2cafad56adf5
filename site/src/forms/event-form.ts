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
import { issuesOfEventForm } from './event-form-issues.ts'
import type { FormRules } from './form-rules.ts'

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
export function eventForm(
  timeZone: string,
): FormRules<EventFormValues, Body, Answer<'POST /api/submissions'>> {
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
