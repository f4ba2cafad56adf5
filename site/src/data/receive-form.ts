import { CallError, call } from '@cyberluach/api/client'
import type { Issue } from '@cyberluach/core/submissions/submission'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import type { AstroGlobal } from 'astro'
import {
  type Notice,
  type WrongWords,
  wrongFields,
  type FormRules,
  type Posted,
  attemptOf,
  formDataOf,
  isTrapped,
  textOf,
} from '../forms/form-rules.ts'
import { failureNotice, type Waiting } from '../islands/forms/failure-reason.ts'
import { cmsUrl } from './site.ts'
import { type Question, shownQuestion, readShownToken } from '../forms/shown-question.ts'
import {
  isStoredUnproven,
  mayHold,
  proofHeader,
  type ProvenForm,
  type serverProofErrors,
} from '@cyberluach/core/messages/proof-of-work'
import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import { timeZones } from '@cyberluach/core/dates/time-zones'
import { eventFormValuesOf } from '../forms/event-form.ts'
import { filledIn, type LinkReading } from '../forms/filled-form.ts'
import { readLinkFor } from '../forms/read-link.ts'
import { createHash } from 'node:crypto'

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
  { values, body, attempt, proving }: { values: Values; body: Body; attempt: string; proving: Proving | null },
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
  return outcome.kind === 'failed' && outcome.reason instanceof CallError && outcome.reason.code === 'proofNeeded'
}

function failureOf(reason: unknown): Outcome & { kind: 'failed' } {
  const status = reason instanceof CallError && [409, 429].includes(reason.status) ? reason.status : 503
  return { kind: 'failed', status, reason }
}

/**
 * A form that was posted to its own page without scripts, whose status and caching follow from it; null where the page
 * was only opened.
 */
export async function receivePosted<Values, Body, Answer>(
  form: FormRules<Values, Body, Answer>,
  page: Pick<AstroGlobal, 'request' | 'clientAddress' | 'locals' | 'response'>,
): Promise<Received<Values, Answer> | null> {
  const { request, locals, response } = page
  if (request.method !== 'POST') {
    locals.cacheTags = ['events', 'texts']
    return null
  }
  // Only a post says where it comes from.
  const received = await receiveForm(form, request, { locale: locals.locale, address: page.clientAddress })
  response.status = statusOf(received)
  response.headers.set('cache-control', 'no-store')
  return received
}

/** What a page says above a form that came back: what is wrong with it, or why it was not sent. */
export function noticeOf(
  outcome: Outcome | undefined,
  locale: Locale,
  { named, toasts, waiting, labelOf }: NoticeWords,
): Notice | null {
  if (outcome?.kind === 'wrong') return wrongFields(locale, outcome.issues, named, toasts, labelOf)
  return outcome?.kind === 'failed' ? failureNotice(outcome.reason, locale, toasts.failed, waiting) : null
}

/** `named` are the fields that the message about missing ones means; `labelOf` is what the form calls a field. */
type NoticeWords = {
  named: readonly string[]
  toasts: WrongWords & { failed: Notice }
  waiting: Waiting
  labelOf: (path: string) => string | null
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

type ProveFormVisitor = { locale: Locale; address: string }

/** How a form that came without scripts is proven: by an answer that was taken in, not at all, or by an answer to come. */
export type Proving =
  | { kind: 'proven'; proof: string }
  | { kind: 'unproven'; why: (typeof serverProofErrors)[number] }
  | { kind: 'asked'; question: Question }
  /** Nobody could be asked for a question, or for what its answer is worth. */
  | { kind: 'failed'; reason: unknown }

/**
 * Takes in what the form says of its question, or asks one. A second wrong answer is the last where the form is kept all
 * the same.
 */
export async function proveForm(form: ProvenForm, data: FormData, visitor: ProveFormVisitor): Promise<Proving> {
  try {
    return await proved(form, data, visitor)
  } catch (reason) {
    return { kind: 'failed', reason }
  }
}

/** What goes along with the write. */
export function proofHeaders(proving: Proving | null): Record<string, string> {
  if (proving?.kind === 'proven') return { [proofHeader]: proving.proof }
  return proving?.kind === 'unproven' ? { [proofHeader]: proving.why } : {}
}

async function proved(form: ProvenForm, data: FormData, visitor: ProveFormVisitor): Promise<Proving> {
  const given = textOf(data, 'proof')
  if (mayHold(given, new Date())) return { kind: 'proven', proof: given }
  const { token, isAgain } = readShownToken(textOf(data, 'question'))
  if (!token) return ask(form, visitor)
  const { proof, isTooMany } = await takeIn(form, { token, answer: textOf(data, 'answer') }, visitor)
  if (proof !== null) return { kind: 'proven', proof }
  const isLast = isStoredUnproven(form) && (isTooMany || isAgain)
  return isLast ? { kind: 'unproven', why: 'wrongAnswer' } : ask(form, visitor, true)
}

/** Where no question is asked, it is only said that no script has worked for the form. */
async function ask(form: ProvenForm, visitor: ProveFormVisitor, isAgain = false): Promise<Proving> {
  const options = { params: { form }, ...optionsFor(visitor) }
  const { question } = await call('GET /api/proof-of-work/{form}/question', options)
  if (!question) return { kind: 'unproven', why: 'noScripts' }
  return { kind: 'asked', question: { ...question, isAgain, isLast: isAgain && isStoredUnproven(form) } }
}

type Taken = { proof: string | null; isTooMany: boolean }

/** What an answer is worth. One that comes after too many counts as wrong where its form is kept all the same. */
async function takeIn(
  form: ProvenForm,
  { token, answer }: { token: string; answer: string },
  visitor: ProveFormVisitor,
): Promise<Taken> {
  const body = { token: token.slice(0, longest), answer: answer.slice(0, longest) }
  try {
    const options = { params: { form }, body, ...optionsFor(visitor) }
    return { ...(await call('POST /api/proof-of-work/{form}/answer', options)), isTooMany: false }
  } catch (reason) {
    const isTooMany = reason instanceof CallError && reason.status === 429
    if (isTooMany && isStoredUnproven(form)) return { proof: null, isTooMany }
    throw reason
  }
}

/** What the API takes: a longer text is no token and no answer. */
const longest = 300

function optionsFor({ locale, address }: ProveFormVisitor) {
  return {
    base: cmsUrl(),
    headers: { 'x-forwarded-for': address, 'accept-language': locale },
    signal: AbortSignal.timeout(15_000),
  }
}

/** Whether a form that came without scripts asks for its link to be read: by the button, or by Enter in a new form. */
export function asksForLink(data: FormData): boolean {
  if (isTrapped(data)) return false
  return data.get('act') === 'readLink' || (textOf(data, 'readLink') !== '' && textOf(data, 'title') === '')
}

/** The form with what its link says, as it goes back to its visitor. */
export async function receiveLink(
  data: FormData,
  { locale, address, timeZone }: { locale: Locale; address: string; timeZone: string },
): Promise<{ posted: Posted<EventFormValues>; reading: LinkReading }> {
  const now = eventFormValuesOf(data)
  const { set, reading } = await readLinkFor(
    { now, timeZone, zones: timeZones, before: filledIn(textOf(data, 'filled')) },
    textOf(data, 'readLink'),
    {
      base: cmsUrl(),
      headers: { 'x-forwarded-for': address, 'accept-language': locale },
      signal: AbortSignal.timeout(15_000),
    },
  )
  return { posted: { values: { ...now, ...set }, attempt: attemptOf(data), issues: [] }, reading }
}

/** What a form that comes back for another reason still knows of its link. */
export function readingOf(data: FormData | null): LinkReading | undefined {
  if (!data) return undefined
  return { link: textOf(data, 'readLink'), filled: filledIn(textOf(data, 'filled')), notice: null }
}

/** The same attempt with the same text is the same key; another text is something else to store. */
export function idempotencyKey(attempt: string, body: unknown): string {
  return createHash('sha256')
    .update(`${attempt} ${JSON.stringify(body)}`)
    .digest('base64url')
}
