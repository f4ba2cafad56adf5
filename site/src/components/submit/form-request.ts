import { call, CallError, type CallOptions } from '@cyberluach/api/client'
import type { Issue } from '@cyberluach/core/submission'
import {
  type EventFormValues,
  emptyEventForm,
  submissionFromForm,
  validateEventForm,
} from '@cyberluach/core/submission-form'
import type { Locale } from '@cyberluach/i18n/locales'
import { idempotencyKey } from '../../forms/idempotency-key.ts'
import { issuesOfForm } from '../../islands/event-form/server-issues.ts'

type Body = NonNullable<CallOptions<'POST /api/submissions'>[0]>['body']

/** What became of a form that came without scripts: sent, or back to the visitor with everything they typed. */
export type FormOutcome =
  | { kind: 'sent'; id: string; title: string }
  | { kind: 'wrong'; issues: Issue[]; isIncomplete: boolean }
  | { kind: 'failed'; status: number }

/** The form's values out of a request's fields; anything that is not a field of the form is left out. */
export function formValuesOf(data: FormData): EventFormValues {
  const values = Object.entries(emptyEventForm()).map(([name, empty]) => {
    const given = data.get(name)
    return [name, typeof empty === 'boolean' ? given !== null : typeof given === 'string' ? given : '']
  })
  return Object.fromEntries(values) as EventFormValues
}

type Options = { base: string; timeZone: string; locale: Locale; address: string; attempt: string }

/** Sends the values for the visitor at `address`, whose limits they count towards. */
export async function sendForm(values: EventFormValues, options: Options): Promise<FormOutcome> {
  const issues = validateEventForm(values)
  if (issues.length > 0) {
    return { kind: 'wrong', issues, isIncomplete: issues.some(({ code }) => code === 'required') }
  }
  const { base, timeZone, locale, address, attempt } = options
  const body = submissionFromForm(values, { timeZone, locale }) as Body
  const headers = { 'x-forwarded-for': address, 'idempotency-key': idempotencyKey(attempt, body) }
  try {
    const { id } = await call('POST /api/submissions', {
      base,
      body,
      headers,
      signal: AbortSignal.timeout(15_000),
    })
    return { kind: 'sent', id, title: body.title }
  } catch (error) {
    if (!(error instanceof CallError)) return { kind: 'failed', status: 503 }
    const refused = issuesOfForm(error.issues)
    if (refused.length > 0) return { kind: 'wrong', issues: refused, isIncomplete: false }
    return { kind: 'failed', status: error.status === 429 ? 429 : 503 }
  }
}
