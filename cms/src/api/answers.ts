import { createHash } from 'node:crypto'
import type { ErrorAnswer } from '@cyberluach/api/error-schema'
import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { statusOfCode, type Done, type Refusal } from './outcome.ts'

/** An answer with its JSON; a list that the client holds already is answered 304. */
export function answerOf({ status, body, headers = {} }: Done<unknown>, request: Request): Response {
  if (status === 204)
    return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })
  const json = JSON.stringify(body)
  const always = {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  }
  if (!('x-total-count' in headers)) return new Response(json, { status, headers: always })
  const etag = `"${createHash('sha1')
    .update(json)
    .update(headers['x-total-count'] ?? '')
    .digest('base64url')}"`
  const revalidated = { ...always, etag, 'cache-control': 'private, no-cache' }
  if (holds(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: revalidated })
  return new Response(json, { status, headers: revalidated })
}

function holds(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

/** An error in the contract's shape, its sentence in the reader's language. */
export function errorAnswer(refusal: Refusal, locale: Locale): Response {
  const { code, issues, retryAfter } = refusal
  const body: ErrorAnswer = { error: sentenceOf(refusal, locale), code, ...(issues ? { issues } : {}) }
  return Response.json(body, {
    status: statusOfCode[code],
    headers: {
      'cache-control': 'no-store',
      'content-language': locale,
      'content-type': 'application/json; charset=utf-8',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...(code === 'unauthorized' ? { 'www-authenticate': 'Bearer' } : {}),
    },
  })
}

function sentenceOf({ code, retryAfter }: Refusal, locale: Locale): string {
  const { requestErrors } = messagesFor(locale)
  if (code !== 'tooMany' || retryAfter === undefined) return fill(locale, requestErrors[code])
  return fill(locale, requestErrors.tooManyMinutes, { n: Math.ceil(retryAfter / 60) })
}
