import { createHash } from 'node:crypto'
import type { ErrorAnswer } from '@cyberluach/api/error-schema'
import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { statusOfCode, type CalendarFile, type Done, type Refusal } from './outcome.ts'

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
  const etag = tagOf(json, headers['x-total-count'] ?? '')
  const revalidated = { ...always, etag, 'cache-control': 'private, no-cache' }
  if (holds(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: revalidated })
  return new Response(json, { status, headers: revalidated })
}

/** A calendar; programs that ask for it again every few hours mostly get 304. */
export function calendarAnswer({ text, fileName, isAttachment }: CalendarFile, request: Request): Response {
  const etag = tagOf(text)
  const headers = {
    'cache-control': 'no-cache',
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `${isAttachment ? 'attachment' : 'inline'}; filename="${fileName}"`,
    etag,
  }
  const isKnown = holds(request.headers.get('if-none-match'), etag)
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers })
}

function tagOf(...parts: string[]): string {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url')}"`
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
