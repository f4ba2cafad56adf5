import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { securityHeaders } from './security-headers.ts'

const statuses = {
  badRequest: 400,
  foreignOrigin: 403,
  notFound: 404,
  tooLarge: 413,
  unsupportedType: 415,
  invalid: 422,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
} as const

/** The edge's own refusals, by the contract's codes. */
export type Refusal = keyof typeof statuses

let messagesIn: (locale: Locale) => Messages = messagesFor

/** From where the sentences come; the built-in texts where nobody says. */
export function speakWith(source: (locale: Locale) => Messages): void {
  messagesIn = source
}

/** Answers in the contract's shape, with a sentence in the language that the visitor asks for. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: Refusal,
  retryAfter: number | null = code === 'unavailable' ? 2 : null,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const sentence = messagesIn(localeOf(request)).requestErrors[code]
  const body = Buffer.from(JSON.stringify({ error: sentence, code }))
  response.writeHead(statuses[code], [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    'Vary',
    'Accept-Language',
    ...(retryAfter === null ? [] : ['Retry-After', String(retryAfter)]),
    ...securityHeaders('data', false),
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The same for a person who opened a page: one sentence, without the site that cannot be shown. */
export function refusePage(request: IncomingMessage, response: ServerResponse, code: Refusal): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const locale = request.url?.startsWith('/he') ? 'he' : localeOf(request)
  const { errorFallback, requestErrors } = messagesIn(locale)
  const direction = locale === 'he' ? 'rtl' : 'ltr'
  const title = escaped(errorFallback.title)
  const html = `<!doctype html><html lang="${locale}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${escaped(requestErrors[code])}</p><p><a href="${locale === 'he' ? '/he' : '/'}">${escaped(errorFallback.home)}</a></p></html>`
  const body = Buffer.from(html)
  response.writeHead(statuses[code], [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    ...(code === 'unavailable' ? ['Retry-After', '2'] : []),
    ...securityHeaders('data', false),
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Texts can be changed by people, and none of them is markup. */
function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Hebrew where it is asked for before English. */
function localeOf(request: IncomingMessage): Locale {
  const languages = (request.headers['accept-language'] ?? '').toLowerCase()
  const hebrew = languages.search(/\b(he|iw)\b/)
  const english = languages.search(/\ben\b/)
  return hebrew >= 0 && (english < 0 || hebrew < english) ? 'he' : 'en'
}
