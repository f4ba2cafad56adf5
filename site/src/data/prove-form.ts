import { call, CallError } from '@cyberluach/api/client'
import {
  isKeptUnproven,
  mayHold,
  proofHeader,
  type ProvenForm,
  type toldFaults,
} from '@cyberluach/core/messages/proof-of-work'
import type { Locale } from '@cyberluach/i18n/locales'
import { textOf } from '../forms/posted-form.ts'
import { type Question, readShownToken } from '../forms/shown-question.ts'
import { cmsUrl } from './site.ts'

type Visitor = { locale: Locale; address: string }

/** How a form that came without scripts is proven: by an answer that was taken in, not at all, or by an answer to come. */
export type Proving =
  | { kind: 'proven'; proof: string }
  | { kind: 'unproven'; why: (typeof toldFaults)[number] }
  | { kind: 'asked'; question: Question }
  /** Nobody could be asked for a question, or for what its answer is worth. */
  | { kind: 'failed'; reason: unknown }

/**
 * Takes in what the form says of its question, or asks one. A second wrong answer is the last where the form is kept all
 * the same.
 */
export async function proveForm(form: ProvenForm, data: FormData, visitor: Visitor): Promise<Proving> {
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

async function proved(form: ProvenForm, data: FormData, visitor: Visitor): Promise<Proving> {
  const given = textOf(data, 'proof')
  if (mayHold(given, new Date())) return { kind: 'proven', proof: given }
  const { token, isAgain } = readShownToken(textOf(data, 'question'))
  if (!token) return ask(form, visitor)
  const { proof, isTooMany } = await takeIn(form, { token, answer: textOf(data, 'answer') }, visitor)
  if (proof !== null) return { kind: 'proven', proof }
  const isLast = isKeptUnproven(form) && (isTooMany || isAgain)
  return isLast ? { kind: 'unproven', why: 'wrongAnswer' } : ask(form, visitor, true)
}

/** Where no question is asked, it is only said that no script has worked for the form. */
async function ask(form: ProvenForm, visitor: Visitor, isAgain = false): Promise<Proving> {
  const options = { params: { form }, ...optionsFor(visitor) }
  const { question } = await call('GET /api/proof-of-work/{form}/question', options)
  if (!question) return { kind: 'unproven', why: 'noScripts' }
  return { kind: 'asked', question: { ...question, isAgain, isLast: isAgain && isKeptUnproven(form) } }
}

type Taken = { proof: string | null; isTooMany: boolean }

/** What an answer is worth. One that comes after too many counts as wrong where its form is kept all the same. */
async function takeIn(
  form: ProvenForm,
  { token, answer }: { token: string; answer: string },
  visitor: Visitor,
): Promise<Taken> {
  const body = { token: token.slice(0, longest), answer: answer.slice(0, longest) }
  try {
    const options = { params: { form }, body, ...optionsFor(visitor) }
    return { ...(await call('POST /api/proof-of-work/{form}/answer', options)), isTooMany: false }
  } catch (reason) {
    const isTooMany = reason instanceof CallError && reason.status === 429
    if (isTooMany && isKeptUnproven(form)) return { proof: null, isTooMany }
    throw reason
  }
}

/** What the API takes: a longer text is no token and no answer. */
const longest = 300

function optionsFor({ locale, address }: Visitor) {
  return {
    base: cmsUrl(),
    headers: { 'x-forwarded-for': address, 'accept-language': locale },
    signal: AbortSignal.timeout(15_000),
  }
}
