import { statusOfCode, type ErrorAnswer } from '@cyberluach/api/errors'
import type { IssueCode } from '@cyberluach/core/submissions/submission'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { textsFor } from '../features/texts/texts-for.ts'
import {
  type CalendarFile,
  type Done,
  type Refusal,
  type TextFile,
  type Unchanged,
  refused,
} from '../platform/http/outcome.ts'
import { matchesEtag, tagOf } from '../platform/http/etag.ts'
import type { Services } from '../platform/services.ts'
import { isOwnServer, visitorAddress } from '../platform/http/request.ts'

/** An answer with its JSON; a list that the client holds already is answered 304. */
export function answerOf(outcome: Done<unknown>, request: Request): Response {
  const response = bodyAnswer(outcome, request)
  for (const cookie of outcome.cookies ?? []) response.headers.append('set-cookie', cookie)
  return response
}

function bodyAnswer({ status, body, headers = {} }: Done<unknown>, request: Request): Response {
  if (status === 204) return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })
  const json = JSON.stringify(body)
  const always = {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  }
  const total = headers['x-total-count']
  const etag = headers['etag'] ?? (total === undefined ? null : tagOf(json, total))
  if (etag === null) return new Response(json, { status, headers: always })
  const revalidated = { ...always, etag, 'cache-control': 'private, no-cache' }
  if (matchesEtag(request.headers, etag)) return new Response(null, { status: 304, headers: revalidated })
  return new Response(json, { status, headers: revalidated })
}

/** What the reader holds stands; nothing was read or written to know that. */
export function unchangedAnswer({ etag }: Unchanged): Response {
  return new Response(null, { status: 304, headers: { etag, 'cache-control': 'private, no-cache' } })
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
  const isKnown = matchesEtag(request.headers, etag)
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers })
}

/** A file for keeping, streamed: no more of it is in memory than the reader has not taken yet. */
export async function fileAnswer(
  { parts, contentType, fileName, total, etag }: TextFile,
  request: Request,
): Promise<Response> {
  const headers = {
    'cache-control': etag ? 'no-cache' : 'no-store',
    'content-type': contentType,
    'content-disposition': `attachment; filename="${fileName}"`,
    'x-total-count': String(total),
    ...(etag && { etag }),
  }
  if (etag && matchesEtag(request.headers, etag)) return new Response(null, { status: 304, headers })
  const body = bytesOf(parts)
  if (request.method !== 'HEAD') return new Response(body, { headers })
  await body.cancel()
  return new Response(null, { headers })
}

/** Makes the next part when the reader asks for it, and none after the reader has gone. */
function bytesOf(parts: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      // Begun at once, so that a reader who goes before reading ends it all the same.
      await pull(controller)
    },
    pull,
    async cancel() {
      await iterator.return?.()
    },
  })

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const { done, value } = await iterator.next()
    if (done) controller.close()
    else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
  }
}

/** An error in the contract's shape, its sentence in the reader's language. */
export async function errorAnswer(refusal: Refusal, locale: Locale): Promise<Response> {
  const { code, issues, retryAfter, suggestion } = refusal
  const body: ErrorAnswer & { suggestion?: string } = {
    error: sentenceOf(refusal, locale, await textsFor(locale)),
    code,
    ...(issues && { issues }),
    ...(suggestion && { suggestion }),
  }
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

/** What is wrong with a whole text or file is said in place of "some fields". */
const contentErrors: ReadonlySet<IssueCode> = new Set([
  'unkept',
  'tooDeep',
  'tooManyParts',
  'altMissing',
  'pictureTooLarge',
  'pictureKind',
  'pictureMismatch',
  'pictureBroken',
  'pictureTooManyPixels',
])

function sentenceOf(
  { code, issues, retryAfter, suggestion }: Refusal,
  locale: Locale,
  { requestErrors, validation }: Messages,
): string {
  const content = issues?.find(({ code: fault }) => contentErrors.has(fault))
  if (content) return fill(locale, validation[content.code], content.values)
  if (suggestion) return fill(locale, requestErrors[code], { suggestion })
  if (code !== 'tooMany' || retryAfter === undefined) return fill(locale, requestErrors[code])
  return fill(locale, requestErrors.tooManyMinutes, { n: Math.ceil(retryAfter / 60) })
}

type Written = { text: string; etag: string }

let written: Promise<Written> | null = null

/** The OpenAPI document: written once in the life of this process, and counted as a read like any other. */
export async function openApiAnswer({ headers }: Request, services: Services): Promise<Response | Refusal> {
  const address = visitorAddress(headers)
  if (address && !isOwnServer(headers, services.configuration.port)) {
    const wait = await services.limits.take('reads', address)
    if (wait !== null) return refused('tooMany', { retryAfter: wait })
  }
  written ??= write()
  const { text, etag } = await written
  const isKnown = matchesEtag(headers, etag)
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : 200,
    headers: { 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8', etag },
  })
}

/** Loaded when it is first asked for: most processes are never asked. */
async function write(): Promise<Written> {
  const [{ openApiDocument }, { version }] = await Promise.all([
    import('@cyberluach/api/openapi'),
    import('../platform/version.ts'),
  ])
  const text = JSON.stringify(openApiDocument(version))
  return { text, etag: tagOf(text) }
}
