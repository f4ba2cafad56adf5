import { CallError } from '@cyberluach/api/client'
import type { Issue } from '@cyberluach/core/submission'
import type { Locale } from '@cyberluach/i18n/locales'
import { cmsUrl } from './site.ts'
import type { FormRules, Posted } from '../forms/form-rules.ts'
import { idempotencyKey } from '../forms/idempotency-key.ts'
import { attemptOf, formDataOf, isTrapped } from '../forms/posted-form.ts'

/** What became of a form that came without scripts. */
export type Outcome<Answer = unknown> =
  // Without an answer where nothing was sent: a machine had filled in what nobody sees.
  | { kind: 'sent'; answer?: Answer }
  | { kind: 'wrong'; issues: Issue[] }
  | { kind: 'failed'; status: number; reason: unknown }

export type Received<Values, Answer = unknown> = {
  values: Values
  attempt: string
  outcome: Outcome<Answer>
}

type Visitor = { locale: Locale; address: string; userAgent?: string }

/** Takes a form out of a request and sends it for the visitor, whose limits it counts towards. */
export async function receiveForm<Values, Body, Answer>(
  form: FormRules<Values, Body, Answer>,
  request: Request,
  visitor: Visitor,
): Promise<Received<Values, Answer>> {
  const data = await formDataOf(request)
  const userAgent = request.headers.get('user-agent') ?? ''
  if (data) return receiveData(form, data, { ...visitor, userAgent })
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
  if (issues.length > 0) return { values, attempt, outcome: { kind: 'wrong', issues } }
  // The page that led to the form is not known: every visitor gets the same page, and the request names only that one.
  const { locale, userAgent = '' } = visitor
  const body = form.bodyOf(values, { locale, now: new Date(), userAgent, referrer: '' })
  return { values, attempt, outcome: await send(form, { values, body, attempt }, visitor) }
}

async function send<Values, Body, Answer>(
  form: FormRules<Values, Body, Answer>,
  { values, body, attempt }: { values: Values; body: Body; attempt: string },
  { locale, address }: Visitor,
): Promise<Outcome<Answer>> {
  const headers = {
    'x-forwarded-for': address,
    'accept-language': locale,
    'idempotency-key': idempotencyKey(attempt, body),
  }
  try {
    const answer = await form.send(body, { base: cmsUrl(), headers, signal: AbortSignal.timeout(15_000) })
    return { kind: 'sent', answer }
  } catch (reason) {
    if (!(reason instanceof CallError)) return { kind: 'failed', status: 503, reason }
    const issues = form.issuesFrom?.(reason.issues, values) ?? reason.issues
    if (issues.length > 0) return { kind: 'wrong', issues }
    const status = [409, 429].includes(reason.status) ? reason.status : 503
    return { kind: 'failed', status, reason }
  }
}

/** What the form itself shows of it again; undefined where nothing came. */
export function postedOf<Values>(received: Received<Values> | null): Posted<Values> | undefined {
  if (!received) return undefined
  const { values, attempt, outcome } = received
  return { values, attempt, issues: outcome.kind === 'wrong' ? outcome.issues : [] }
}

/** The status of the page that shows a form again. */
export function statusOf(received: { outcome: Outcome } | null): number {
  if (received?.outcome.kind === 'wrong') return 422
  return received?.outcome.kind === 'failed' ? received.outcome.status : 200
}
