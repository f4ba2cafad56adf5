import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { HeaderList } from './response.ts'
import { plainPage, plainPagePolicy } from './plain-page.ts'
import { securityHeaders } from './security-headers.ts'

const statuses = {
  badRequest: 400,
  foreignOrigin: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedType: 415,
  invalid: 422,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
  busy: 503,
} as const

/** The edge's own refusals, by the contract's codes. */
export type Refusal = keyof typeof statuses

/** `retryAfter` in seconds; `allow` are the methods that would be answered. */
type Details = { retryAfter?: number; allow?: string }

type Setting = {
  messages: (locale: Locale) => Messages
  /** Whether the visitor's own connection is TLS. */
  isSecure: (request: IncomingMessage) => boolean
}

let setting: Setting = { messages: messagesFor, isSecure: () => false }

/** From where the sentences come; the built-in texts and no TLS where nobody says. */
export function refuseBy(given: Setting): void {
  setting = given
}

/** Answers in the contract's shape, with a sentence in the language that the visitor asks for. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: Refusal,
  details: Details = {},
): void {
  const error = sentenceOf(localeOf(request), code, details)
  const body = Buffer.from(JSON.stringify({ error, code }))
  write(request, response, code, details, 'application/json; charset=utf-8', body, [
    'Vary',
    'Accept-Language',
    ...securityHeaders('data', setting.isSecure(request)),
  ])
}

/** The same for a person who opened a page: one sentence, without the site that cannot be shown. */
export function refusePage(
  request: IncomingMessage,
  response: ServerResponse,
  code: Refusal,
  details: Details = {},
): void {
  const locale = /^\/he(?:[/?]|$)/.test(request.url ?? '') ? 'he' : localeOf(request)
  const { errorFallback, requestErrors } = setting.messages(locale)
  const isBrief = isForNow(code) || code === 'tooMany'
  const html = plainPage(locale, {
    title: isBrief ? requestErrors.busyTitle : errorFallback.title,
    sentence: sentenceOf(locale, code, details),
    home: errorFallback.home,
    reload: isBrief && request.method === 'GET' ? errorFallback.reload : null,
  })
  const type = 'text/html; charset=utf-8'
  write(request, response, code, details, type, Buffer.from(html), [
    ...securityHeaders('site', setting.isSecure(request)),
    'Content-Security-Policy',
    plainPagePolicy,
  ])
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  code: Refusal,
  { retryAfter = isForNow(code) ? soon : undefined, allow }: Details,
  type: string,
  body: Buffer,
  headers: HeaderList,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(statuses[code], [
    'Content-Type',
    type,
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
    ...(allow === undefined ? [] : ['Allow', allow]),
    ...headers,
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** In seconds. */
const soon = 2

function isForNow(code: Refusal): boolean {
  return statuses[code] === 503
}

function sentenceOf(locale: Locale, code: Refusal, { retryAfter }: Details): string {
  const { requestErrors } = setting.messages(locale)
  if (code !== 'tooMany' || retryAfter === undefined) return requestErrors[code]
  return fill(locale, requestErrors.tooManySeconds, { n: retryAfter })
}

/** Hebrew where it is asked for before English. */
function localeOf(request: IncomingMessage): Locale {
  const languages = (request.headers['accept-language'] ?? '').toLowerCase()
  const hebrew = languages.search(/\b(he|iw)\b/)
  const english = languages.search(/\ben\b/)
  return hebrew >= 0 && (english < 0 || hebrew < english) ? 'he' : 'en'
}
