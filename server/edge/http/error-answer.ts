import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { HeaderList } from './response.ts'
import { securityHeaders } from './headers.ts'
import { createHash } from 'node:crypto'

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
export function refuseBy(input: Setting): void {
  setting = input
}

/** Answers in the contract's shape, with a sentence in the language that the visitor asks for. */
export function refuse(request: IncomingMessage, response: ServerResponse, code: Refusal, details: Details = {}): void {
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
  const locale = localeOfPage(request)
  const { common, errorFallback, requestErrors } = setting.messages(locale)
  const isBrief = isForNow(code) || code === 'tooMany'
  const isGet = request.method === 'GET'
  const html = plainPage(locale, {
    title: isBrief ? requestErrors.busyTitle : errorFallback.title,
    // Who only wanted to read has sent nothing that could be lost.
    sentence: isGet && code === 'unavailable' ? common.awayText : sentenceOf(locale, code, details),
    home: errorFallback.home,
    reload: isBrief && isGet ? errorFallback.reload : null,
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
    ...unstored(type, body),
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

/** That of the address; in the staff's rooms Hebrew, unless English was chosen there. */
function localeOfPage(request: IncomingMessage): Locale {
  const [, room] = /^\/(he|admin)(?:[/?]|$)/.exec(request.url ?? '') ?? []
  if (!room) return localeOf(request)
  return room === 'admin' && /(?:^|;\s*)payload-lng=en(?:;|$)/.test(request.headers.cookie ?? '') ? 'en' : 'he'
}

/** Hebrew where it is asked for before English. */
function localeOf(request: IncomingMessage): Locale {
  const languages = (request.headers['accept-language'] ?? '').toLowerCase()
  const hebrew = languages.search(/\b(he|iw)\b/)
  const english = languages.search(/\ben\b/)
  return hebrew >= 0 && (english < 0 || hebrew < english) ? 'he' : 'en'
}

/** `reload` is there where the same page may well come a moment later. */
type Words = { title: string; sentence: string; home: string; reload: string | null }

const style = `:root{color-scheme:light dark;background:light-dark(oklch(97.8% .005 92),oklch(16.5% .018 266));color:light-dark(oklch(21.5% .022 266),oklch(95% .006 92))}body{box-sizing:border-box;margin:0 auto;min-height:100vh;max-width:32rem;display:grid;align-content:center;gap:.75rem;padding:1.5rem;font:1rem/1.6 Heebo,system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.25;margin:0;text-wrap:balance}p{margin:0;text-wrap:pretty}nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-block-start:.5rem}a{color:inherit;text-underline-offset:.2em;padding-block:.5rem}a:focus-visible{outline:2px solid currentColor;outline-offset:2px}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** What `plainPage` may load: its own style, nothing else. */
const plainPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that needs nothing of the site: a title, a sentence, and the way home. */
function plainPage(locale: Locale, { title, sentence, home, reload }: Words): string {
  const direction = locale === 'he' ? 'rtl' : 'ltr'
  const address = locale === 'he' ? '/he' : '/'
  const name = escaped(title)
  const again = reload ? `<a href="">${escaped(reload)}</a>` : ''
  return `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${style}</style></head><body><h1>${name}</h1><p>${escaped(sentence)}</p><nav>${again}<a href="${address}">${escaped(home)}</a></nav></body></html>`
}

/** The headers of a body that no cache may store. */
export const unstored = (type: string, body: Buffer): HeaderList => [
  'Content-Type',
  type,
  'Content-Length',
  String(body.length),
  'Cache-Control',
  'no-store',
]

/** Texts can be changed by people, and none of them is markup. */
function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

type OwnAnswer = { status?: number; type: string; body: Buffer; isSecure: boolean }

/** Answers a short text of the edge's own, which nobody keeps. */
export function answerOwn(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, type, body, isSecure }: OwnAnswer,
): void {
  response.writeHead(status, [...unstored(type, body), ...securityHeaders('data', isSecure)])
  response.end(request.method === 'HEAD' ? undefined : body)
}
