import { isEmail } from '@cyberluach/core/text/email-and-phone'
import type { ProvenForm } from '@cyberluach/core/messages/proof-of-work'
import type { Issue } from '@cyberluach/core/submissions/submission'
import type { Locale } from '@cyberluach/i18n/locales'
import { CallError } from '@cyberluach/api/client'
import { type Message, fill } from '@cyberluach/i18n/translate'

/** What is known of the moment of sending, beside what the visitor wrote. */
export type Sending = { locale: Locale; now: Date; userAgent: string; referrer: string }

export type SendOptions = { base?: string; headers: Record<string, string>; signal: AbortSignal }

/** A form that the browser sends by its script, or the page's own server without one: the same rules for both. */
export type FormRules<Values, Body, Answer = unknown> = {
  valuesOf: (data: FormData) => Values
  issuesOf: (values: Values) => Issue[]
  /** What the API found in what was sent of these values, at the fields of the form; left out where the names are the same. */
  issuesFrom?: (found: Issue[], values: Values) => Issue[]
  bodyOf: (values: Values, sending: Sending) => Body
  /** Which form a proof of work is made for; none where none is asked for. */
  proof?: ProvenForm
  send: (body: Body, options: SendOptions) => Promise<Answer>
}

/** A form that was sent without scripts and comes back to its visitor. */
export type Posted<Values> = {
  values: Values
  issues: Issue[]
  /** Names the attempt, so that its repetition is stored once. */
  attempt: string
  /** What is asked before it is sent. */
  question?: ShownQuestion
  /** What its answer was taken in for, where the form could not be sent all the same. */
  proof?: string
}

/** A question as its field says it. */
export type ShownQuestion = {
  text: string
  /** Goes back with the answer. */
  token: string
  hint: string
  /** That the answer before it was wrong; empty for the first. */
  error: string
}

/** What is missing among the fields that must be filled in. */
export function missing<Values extends Record<string, unknown>>(
  values: Values,
  names: (keyof Values & string)[],
): Issue[] {
  return names.filter((name) => String(values[name]).trim() === '').map((path) => ({ path, code: 'required' }))
}

/** What is wrong with an address that is there. */
export function emailIssues(email: string): Issue[] {
  return email.trim() === '' || isEmail(email.trim()) ? [] : [{ path: 'email', code: 'email' }]
}

/** What the browser sent; null where the body is no form: another content type, or parts that break off. */
export async function formDataOf(request: Request): Promise<FormData | null> {
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** The name of this attempt to send the form: the page's own, or a new one. */
export function attemptOf(data: FormData): string {
  const given = data.get('attempt')
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

/** Whether the field is filled in that a person never sees. */
export function isTrapped(data: FormData): boolean {
  return textOf(data, 'leaveEmpty') !== ''
}

/** A field's text; empty where it is missing or a file. */
export function textOf(data: FormData, name: string): string {
  const given = data.get(name)
  return typeof given === 'string' ? given : ''
}

/** Whether a change came too late: the submission is not pending any more. */
export function isSettled(reason: unknown): boolean {
  return reason instanceof CallError && (reason.status === 409 || reason.status === 404)
}

export type Notice = { title: string; text: string }

export type WrongWords = {
  /** Names all of `named`, as if none of them were filled in. */
  missing: Notice
  /** Names the only field that is wrong. */
  checkField: Message
  /** By the number of fields. */
  check: Message
  /** The title where nothing is missing. */
  wrong: string
}

/**
 * What a message says of the fields that are wrong: what names them where all of `named` are missing, the field itself
 * where it is one, else how many. `labelOf` is what the form calls a field; null for what is none of its own.
 */
export function wrongFields(
  locale: Locale,
  issues: readonly Issue[],
  named: readonly string[],
  words: WrongWords,
  labelOf: (path: string) => string | null,
): Notice {
  const missing = issues.filter(({ code }) => code === 'required').map(({ path }) => path)
  if (named.every((name) => missing.includes(name))) return words.missing
  const paths = [...new Set(issues.map(({ path }) => path))]
  const isMissing = issues.some(({ code }) => code === 'required' || code === 'choose')
  const title = isMissing ? words.missing.title : words.wrong
  const [only, ...others] = paths
  const label = only && others.length === 0 ? labelOf(only) : null
  const text = label ? fill(locale, words.checkField, { field: label }) : fill(locale, words.check, { n: paths.length })
  return { title, text }
}
