import { call, CallError } from '@cyberluach/api/client'
import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import { formFromSubmission } from '@cyberluach/core/forms/submitted-form'
import { type EventFormValues } from '@cyberluach/core/forms/submission-form'
import type { AstroGlobal } from 'astro'
import { cmsUrl, siteTimeZone } from '../../data/site.ts'
import { type FormRules, type Posted, formDataOf, textOf, isSettled } from '../../forms/form-rules.ts'
import { postedOf, receiveData, type Outcome } from '../../data/receive-form.ts'
import { eventChange, type EventChangeValues, correction, withdrawal } from '../../forms/submission-change.ts'
import { eventDetails, type EventDetailsValues } from '../../forms/event-details.ts'

/** What the visitor is doing on the page. */
export type Step = 'read' | 'correct' | 'withdraw' | 'event' | 'details'

export type Found = {
  kind: 'found'
  linked: LinkedSubmission
  step: Step
  /** A change that has just been made. */
  done: 'corrected' | 'asked' | null
  /** What was sent, as the form holds it. */
  values: EventFormValues
  /** A correction that came back, and why a change was not made. */
  posted?: Posted<EventFormValues> | undefined
  /** The same of a change of the published event. */
  asked?: Posted<EventChangeValues> | undefined
  details?: Posted<EventDetailsValues> | undefined
  refusal?: Rejection
}

export type Opened = Found | { kind: 'moved'; to: string } | { kind: 'missing' | 'expired' | 'unavailable' }

const steps = ['correct', 'withdraw', 'event', 'details'] as const

type Page = Pick<AstroGlobal, 'request' | 'url' | 'params' | 'locals' | 'clientAddress'>

/** What a private link shows, after the change that was posted to it, if any. */
export async function openSubmission(page: Page): Promise<Opened> {
  const token = page.params.token ?? ''
  const opened = await read(token)
  if (opened.kind !== 'found') return opened
  if (page.request.method !== 'POST') return { ...opened, ...askedOf(page, opened) }
  const data = (await formDataOf(page.request)) ?? new FormData()
  const step = steps.find((one) => one === textOf(data, 'step')) ?? 'correct'
  const visitor = {
    locale: page.locals.locale,
    address: page.clientAddress,
    requestId: page.request.headers.get('x-request-id'),
  }
  const { event, submission } = opened.linked
  const timeZone = siteTimeZone()
  const change = async <Values, Body>(
    rules: FormRules<Values, Body>,
    done: string,
    shown: (posted: Posted<Values> | undefined) => Partial<Found>,
  ): Promise<Opened> => {
    const received = await receiveData(rules, data, visitor)
    const { outcome } = received
    if (outcome.kind === 'sent') return { kind: 'moved', to: page.url.pathname + done }
    return refused(token, opened, outcome, { step, ...shown(postedOf(received)) })
  }
  if (step === 'withdraw') return change(withdrawal(token), '', () => ({}))
  if (step === 'event') return change(eventChange(token, timeZone), '?done=asked', (asked) => ({ asked }))
  if (step === 'details' && event) {
    const rules = eventDetails({ token, timeZone, standing: { event, submission } })
    return change(rules, '?done=asked', (details) => ({ details }))
  }
  const rules = correction({ token, timeZone, organizerEmail: submission.organizerEmail ?? '' })
  return change(rules, '?done=corrected', (posted) => ({ posted }))
}

/** The page again, with why nothing was changed. */
async function refused(
  token: string,
  before: Found,
  outcome: NotSent,
  shown: Pick<Found, 'step' | 'posted' | 'asked' | 'details'>,
): Promise<Opened> {
  const refusal = rejectionOf(outcome)
  // Somebody decided meanwhile: the page tells how.
  const now = refusal === 'settled' ? await read(token) : before
  return now.kind === 'found' ? { ...now, ...shown, refusal } : now
}

/** What is waiting can be corrected or withdrawn; what was published, asked to change. */
function askedOf({ url }: Page, { linked }: Found): Partial<Found> {
  const [step, done] = [url.searchParams.get('step'), url.searchParams.get('done')]
  if (linked.event)
    return {
      step: step === 'event' || step === 'details' ? step : 'read',
      done: done === 'asked' ? 'asked' : null,
    }
  if (linked.state !== 'pending') return {}
  return {
    step: step === 'correct' || step === 'withdraw' ? step : 'read',
    done: done === 'corrected' ? 'corrected' : null,
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
    return { kind: 'found', linked, step: 'read', done: null, values }
  } catch (reason) {
    const status = reason instanceof CallError ? reason.status : 503
    if (status === 404) return { kind: 'missing' }
    return { kind: status === 410 ? 'expired' : 'unavailable' }
  }
}

/** Why a change was not made. `settled`: the submission is not pending any more. */
export type Rejection = 'wrong' | 'settled' | 'tooMany' | 'unavailable'

export type NotSent = Exclude<Outcome, { kind: 'sent' }>

export function rejectionOf(outcome: NotSent): Rejection {
  if (outcome.kind === 'wrong') return 'wrong'
  // Nothing is asked of whoever has the link.
  if (outcome.kind === 'asked') return 'unavailable'
  if (isSettled(outcome.reason)) return 'settled'
  return outcome.status === 429 ? 'tooMany' : 'unavailable'
}

const ofRefusal: Record<Rejection, number> = {
  wrong: 422,
  settled: 409,
  tooMany: 429,
  unavailable: 503,
}

const ofKind = { missing: 404, expired: 410, unavailable: 503, moved: 303 } as const

/** The status of the page that shows what was opened. */
export function pageStatus(opened: Opened): number {
  if (opened.kind !== 'found') return ofKind[opened.kind]
  return opened.refusal ? ofRefusal[opened.refusal] : 200
}
