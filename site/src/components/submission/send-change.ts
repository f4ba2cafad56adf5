import { call, CallError, type CallOptions } from '@cyberluach/api/client'
import type { Issue } from '@cyberluach/core/submission'
import { submissionFromForm, validateEventForm, type EventFormValues } from '@cyberluach/core/submission-form'
import type { Locale } from '@cyberluach/i18n/locales'
import { cmsUrl, siteTimeZone } from '../../data/site.ts'
import { issuesOfForm } from '../../islands/event-form/server-issues.ts'

/** Why a change was not made. `settled`: the submission is not pending any more. */
export type Refused = {
  kind: 'refused'
  reason: 'wrong' | 'settled' | 'tooMany' | 'unavailable'
  issues: Issue[]
}

export type Change = { kind: 'made' } | Refused

type Visitor = { token: string; locale: Locale; address: string }

/** Sends the form's values in place of what was sent before; what the form would refuse is not sent. */
export async function sendCorrection(values: EventFormValues, visitor: Visitor): Promise<Change> {
  const issues = validateEventForm(values)
  if (issues.length > 0) return { kind: 'refused', reason: 'wrong', issues }
  const {
    organizerEmail: _,
    locale: __,
    ...body
  } = submissionFromForm(values, {
    timeZone: siteTimeZone(),
    locale: visitor.locale,
  })
  return made(() =>
    call('PUT /api/submission/{token}', { ...requestOf(visitor), body: body as CorrectionBody }),
  )
}

export async function sendWithdrawal(visitor: Visitor): Promise<Change> {
  return made(() => call('POST /api/submission/{token}/withdraw', requestOf(visitor)))
}

type CorrectionBody = NonNullable<CallOptions<'PUT /api/submission/{token}'>[0]>['body']

function requestOf({ token, locale, address }: Visitor) {
  return {
    base: cmsUrl(),
    params: { token },
    // The visitor's limits count, not those of this server.
    headers: { 'x-forwarded-for': address, 'accept-language': locale },
    signal: AbortSignal.timeout(15_000),
  }
}

async function made(send: () => Promise<unknown>): Promise<Change> {
  try {
    await send()
    return { kind: 'made' }
  } catch (reason) {
    return { kind: 'refused', ...refusalOf(reason) }
  }
}

function refusalOf(reason: unknown): Omit<Refused, 'kind'> {
  const issues = reason instanceof CallError ? issuesOfForm(reason.issues) : []
  if (issues.length > 0) return { reason: 'wrong', issues }
  const status = reason instanceof CallError ? reason.status : 503
  if (status === 409 || status === 404) return { reason: 'settled', issues: [] }
  return { reason: status === 429 ? 'tooMany' : 'unavailable', issues: [] }
}
