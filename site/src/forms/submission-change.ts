import { call, type CallOptions } from '@cyberluach/api/client'
import {
  type EventFormValues,
  submissionFromForm,
  validateEventForm,
} from '@cyberluach/core/forms/submission-form'
import { eventFormValuesOf } from './event-form.ts'
import { issuesOfEventForm } from './event-form-issues.ts'
import type { FormRules } from './form-rules.ts'

type Correction = NonNullable<CallOptions<'PUT /api/submission/{token}'>[0]>['body']

type Linked = {
  /** Of the submission's private link. */
  token: string
  timeZone: string
  /** The address that mails go to, which is none of the form's fields here. */
  organizerEmail: string
}

/** Puts the form's values in place of what was sent before. */
export function correction({
  token,
  timeZone,
  organizerEmail,
}: Linked): FormRules<EventFormValues, Correction> {
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
