import { call, CallError } from '@cyberluach/api/client'
import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import { formFromSubmission } from '@cyberluach/core/submitted-form'
import type { EventFormValues } from '@cyberluach/core/submission-form'
import type { AstroGlobal } from 'astro'
import { cmsUrl, siteTimeZone } from '../../data/site.ts'
import { formDataOf, textOf } from '../../forms/posted-form.ts'
import { formValuesOf } from '../submit/form-request.ts'
import { sendCorrection, sendWithdrawal, type Change, type Refused } from './send-change.ts'

/** What the visitor is doing on the page. */
export type Step = 'read' | 'correct' | 'withdraw'

export type Found = {
  kind: 'found'
  linked: LinkedSubmission
  step: Step
  /** A change that has just been made. */
  done: 'corrected' | null
  /** The form as it is shown, and why it did not go through. */
  values: EventFormValues
  refused: Refused | null
}

export type Opened = Found | { kind: 'moved'; to: string } | { kind: 'missing' | 'expired' | 'unavailable' }

type Page = Pick<AstroGlobal, 'request' | 'url' | 'params' | 'locals' | 'clientAddress'>

/** What a private link shows, after the change that was posted to it, if any. */
export async function openSubmission(page: Page): Promise<Opened> {
  const token = page.params.token ?? ''
  const opened = await read(token)
  if (opened.kind !== 'found' || page.request.method !== 'POST')
    return { ...opened, ...askedOf(page, opened) }
  const data = (await formDataOf(page.request)) ?? new FormData()
  const step = textOf(data, 'step') === 'withdraw' ? 'withdraw' : 'correct'
  const values = step === 'correct' ? valuesIn(data, opened.linked) : opened.values
  const visitor = { token, locale: page.locals.locale, address: page.clientAddress }
  const change: Change =
    step === 'withdraw' ? await sendWithdrawal(visitor) : await sendCorrection(values, visitor)
  if (change.kind === 'made') {
    const { pathname } = page.url
    return { kind: 'moved', to: step === 'correct' ? `${pathname}?done=corrected` : pathname }
  }
  // Somebody decided meanwhile: the page tells how.
  const now = change.reason === 'settled' ? await read(token) : opened
  return now.kind === 'found' ? { ...now, step, values, refused: change } : now
}

function askedOf({ url }: Page, opened: Opened): Partial<Found> {
  if (opened.kind !== 'found' || opened.linked.state !== 'pending') return {}
  const step = url.searchParams.get('step')
  return {
    step: step === 'correct' || step === 'withdraw' ? step : 'read',
    done: url.searchParams.get('done') === 'corrected' ? 'corrected' : null,
  }
}

async function read(token: string): Promise<Found | { kind: 'missing' | 'expired' | 'unavailable' }> {
  try {
    const linked = await call('GET /api/submission/{token}', {
      base: cmsUrl(),
      params: { token },
      signal: AbortSignal.timeout(10_000),
    })
    const values = formFromSubmission(linked.submission, siteTimeZone())
    return { kind: 'found', linked, step: 'read', done: null, values, refused: null }
  } catch (reason) {
    const status = reason instanceof CallError ? reason.status : 503
    if (status === 404) return { kind: 'missing' }
    return { kind: status === 410 ? 'expired' : 'unavailable' }
  }
}

/** The address that mails go to is none of the form's fields here. */
function valuesIn(data: FormData, { submission }: LinkedSubmission): EventFormValues {
  return { ...formValuesOf(data), organizerEmail: submission.organizerEmail ?? '' }
}
