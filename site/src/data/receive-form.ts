import { CallError } from '@cyberluach/api/client'
import type { Issue } from '@cyberluach/core/submissions/submission'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { cmsUrl } from './site.ts'
import type { FormRules, Posted } from '../forms/form-rules.ts'
import { idempotencyKey } from '../forms/idempotency-key.ts'
import { attemptOf, formDataOf, isTrapped } from '../forms/posted-form.ts'
import { type Question, shownQuestion } from '../forms/shown-question.ts'
import { proofHeaders, proveForm, type Proving } from './prove-form.ts'

/** What became of a form that came without scripts. */
export type Outcome<Answer = unknown> =
  // Without an answer where nothing was sent: a machine had filled in what nobody sees.
  | { kind: 'sent'; answer?: Answer }
  | { kind: 'wrong'; issues: Issue[] }
  // All is filled in, and something is asked before it is sent.
  | { kind: 'asked'; question: Question }
  | { kind: 'failed'; status: number; reason: unknown }

export type Received<Values, Answer = unknown> = {
  values: Values
  attempt: string
  outcome: Outcome<Answer>
  /** How it is proven, as far as it came to that. */
  proving?: Proving | null
}

/** `requestId` is the name by which the edge passes the request on: what comes of it is found by it in every log. */
type Visitor = { locale: Locale; address: string; userAgent?: string; requestId?: string | null }

/** Takes a form out of a request and sends it for the visitor, whose limits it counts towards. */
export async function receiveForm<Values, Body, Answer>(
  form: FormRules<Values, Body, Answer>,
  request: Request,
  visitor: Visitor,
): Promise<Received<Values, Answer>> {
  const data = await formDataOf(request)
  const userAgent = request.headers.get('user-agent') ?? ''
  const requestId = request.headers.get('x-request-id')
  if (data) return receiveData(form, data, { ...visitor, userAgent, requestId })
  const nothing = new FormData()
  const outcome = { kind: 'failed', status: 400, reason: null } as const
  return { values: form.valuesOf(nothing), attempt: attemptOf(nothing), outcome }
}

/** The same for a form whose fields have been read. */
export async function receiveData<Values, Body, Answer>(
  form: FormRules<Values, Body, Answer>,
  data: FormData,
  visitor: Visitor,
): Promise<Received<Values, Answer>> {
  const attempt = attemptOf(data)
  const values = form.valuesOf(data)
  if (isTrapped(data)) return { values, attempt, outcome: { kind: 'sent' } }
  const issues = form.issuesOf(values)
  // Whoever has been asked has answered, also where something else is wrong.
  const isProvable = issues.length === 0 || data.has('question') || data.has('proof')
  const proving = form.proof && isProvable ? await proveForm(form.proof, data, visitor) : null
  const standing = { values, attempt, proving }
  if (issues.length > 0) return { ...standing, outcome: { kind: 'wrong', issues } }
  if (proving?.kind === 'asked') return { ...standing, outcome: proving }
  if (proving?.kind === 'failed') return { ...standing, outcome: failureOf(proving.reason) }
  // The page that led to the form is not known: every visitor gets the same page, and the request names only that one.
  const { locale, userAgent = '' } = visitor
  const body = form.bodyOf(values, { locale, now: new Date(), userAgent, referrer: '' })
  const outcome = await send(form, { ...standing, body }, visitor)
  if (!form.proof || !isProofNeeded(outcome)) return { ...standing, outcome }
  const again = await proveForm(form.proof, new FormData(), visitor)
  return again.kind === 'asked' ? { ...standing, proving: again, outcome: again } : { ...standing, outcome }
}

async function send<Values, Body, Answer>(
  form: FormRules<Values, Body, Answer>,
  {
    values,
    body,
    attempt,
    proving,
  }: { values: Values; body: Body; attempt: string; proving: Proving | null },
  { locale, address, requestId }: Visitor,
): Promise<Outcome<Answer>> {
  const headers = {
    'x-forwarded-for': address,
    'accept-language': locale,
    'idempotency-key': idempotencyKey(attempt, body),
    ...proofHeaders(proving),
    ...(requestId && { 'x-request-id': requestId }),
  }
  try {
    const answer = await form.send(body, { base: cmsUrl(), headers, signal: AbortSignal.timeout(15_000) })
    return { kind: 'sent', answer }
  } catch (reason) {
    const found = reason instanceof CallError ? reason.issues : []
    const issues = form.issuesFrom?.(found, values) ?? found
    return issues.length > 0 ? { kind: 'wrong', issues } : failureOf(reason)
  }
}

/** Whether nothing was stored for want of a proof: the one that went along had been used, say. */
function isProofNeeded(outcome: Outcome): boolean {
  return (
    outcome.kind === 'failed' && outcome.reason instanceof CallError && outcome.reason.code === 'proofNeeded'
  )
}

function failureOf(reason: unknown): Outcome & { kind: 'failed' } {
  const status = reason instanceof CallError && [409, 429].includes(reason.status) ? reason.status : 503
  return { kind: 'failed', status, reason }
}

/** What the form itself shows of it again; undefined where nothing came. Its `words` are about a question. */
export function postedOf<Values>(
  received: Received<Values> | null,
  words?: Messages['wordQuestion'],
): Posted<Values> | undefined {
  if (!received) return undefined
  const { values, attempt, outcome, proving } = received
  return {
    values,
    attempt,
    issues: outcome.kind === 'wrong' ? outcome.issues : [],
    ...(words && proving?.kind === 'asked' && { question: shownQuestion(proving.question, words) }),
    ...(proving?.kind === 'proven' && { proof: proving.proof }),
  }
}

/** The status of the page that shows a form again. */
export function statusOf(received: { outcome: Outcome } | null): number {
  if (received?.outcome.kind === 'wrong' || received?.outcome.kind === 'asked') return 422
  return received?.outcome.kind === 'failed' ? received.outcome.status : 200
}
