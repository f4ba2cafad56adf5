import type { z } from 'zod'
import type { Endpoints } from './endpoints.ts'
import type { Issue } from '@cyberluach/core/submissions/submission'

/** Method and path of an endpoint, as in the OpenAPI document: `GET /api/events/{id}`. */
export type EndpointName = keyof Endpoints

type Part<Name extends EndpointName, Key extends string> = Endpoints[Name] extends {
  request: Record<Key, infer Schema extends z.ZodType>
}
  ? Schema
  : never

type BodyOf<Name extends EndpointName> = Endpoints[Name] extends {
  request: { body: { content: { 'application/json': { schema: infer Schema extends z.ZodType } } } }
}
  ? { body: z.input<Schema> }
  : { body?: undefined }

type ParamsOf<Name extends EndpointName> = [Part<Name, 'params'>] extends [never]
  ? { params?: undefined }
  : { params: z.input<Part<Name, 'params'>> }

type QueryOf<Name extends EndpointName> = [Part<Name, 'query'>] extends [never]
  ? { query?: undefined }
  : { query?: Loosened<z.input<Part<Name, 'query'>>> }

/** Numbers may stand where the address will carry their digits. */
type Loosened<Query> = { [Key in keyof Query]?: Query[Key] | number | null | undefined }

type Options<Name extends EndpointName> = BodyOf<Name> &
  ParamsOf<Name> &
  QueryOf<Name> & {
    /** Origin to ask, for example `http://127.0.0.1:3000`; absent means the page's own. */
    base?: string
    /** Sent as `Authorization: Bearer`. */
    token?: string
    headers?: Record<string, string>
    signal?: AbortSignal
    /** The call goes on though its page is left meanwhile. */
    keepalive?: boolean
  }

/** The rest arguments of a call: options may be left out where nothing in them is required. */
export type CallOptions<Name extends EndpointName> =
  Record<string, never> extends Options<Name> ? [options?: Options<Name>] : [options: Options<Name>]

type JsonOf<Response> = Response extends {
  content: { 'application/json': { schema: infer Schema extends z.ZodType } }
}
  ? z.output<Schema>
  : undefined

type Responses<Name extends EndpointName> = Endpoints[Name]['responses']

/** What a successful call returns. */
export type Answer<Name extends EndpointName> =
  Responses<Name> extends { 200: infer Response }
    ? JsonOf<Response>
    : Responses<Name> extends { 201: infer Response }
      ? JsonOf<Response>
      : undefined

/** An answer that was not OK, or none at all (`status` 0). The message is "status: text of the server". */
export class CallError extends Error {
  readonly status: number
  readonly code: string | null
  readonly issues: Issue[]
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfter: number | null
  /** A slug that is free, where the one that was sent is taken. */
  readonly suggestion: string | null

  constructor(
    status: number,
    text: string,
    details: Partial<Pick<CallError, 'code' | 'issues' | 'retryAfter' | 'suggestion'>> = {},
  ) {
    super(`${status}: ${text}`)
    this.name = 'CallError'
    this.status = status
    this.code = details.code ?? null
    this.issues = details.issues ?? []
    this.retryAfter = details.retryAfter ?? null
    this.suggestion = details.suggestion ?? null
  }
}

/**
 * Calls one endpoint and returns its JSON (`undefined` for 204). `base` is the origin to ask, absent in the browser.
 * A read that fails by network or with 5xx is tried once more, a write never. Throws `CallError`; an aborted
 * `signal` throws its own reason.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  ...[options]: CallOptions<Name>
): Promise<Answer<Name>> {
  return (await callWithTotal(name, ...([options] as CallOptions<Name>))).answer
}

/** Like `call`, with the `X-Total-Count` of a list (`null` where there is none). */
export async function callWithTotal<Name extends EndpointName>(
  name: Name,
  ...[options]: CallOptions<Name>
): Promise<{ answer: Answer<Name>; total: number | null }> {
  const response = await request(name, (options ?? {}) as LooseOptions)
  const total = response.headers.get('x-total-count')
  const answer = response.status === 204 ? undefined : await response.json()
  return { answer: answer as Answer<Name>, total: total === null ? null : Number(total) }
}

type LooseOptions = {
  base?: string
  query?: Record<string, unknown>
  params?: Record<string, string>
  body?: unknown
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}

async function request(name: string, options: LooseOptions): Promise<Response> {
  const [method = 'GET'] = name.split(' ')
  const attempt = () => fetch(addressOf(name, options), initOf(method, options))
  const first = await attempt().catch((reason: unknown) => unreachable(reason, options))
  const repeatable = method === 'GET' && (first instanceof CallError || first.status >= 500)
  const last = repeatable ? await attempt().catch((reason: unknown) => unreachable(reason, options)) : first
  if (last instanceof CallError) throw last
  if (!last.ok) throw await errorOf(last)
  return last
}

function unreachable(reason: unknown, options: LooseOptions): CallError {
  if (options.signal?.aborted) throw options.signal.reason
  return new CallError(0, reason instanceof Error ? reason.message : 'unreachable', { code: 'offline' })
}

/** The address of an endpoint: below `base`, or a path alone. */
export function addressOf(
  name: EndpointName | (string & {}),
  { base = '', params = {}, query = {} }: Pick<LooseOptions, 'base' | 'params' | 'query'>,
): string {
  const [, path = ''] = name.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const search = new URLSearchParams(present.map(([key, value]) => [key, String(value)])).toString()
  return `${base}${filled}${search && `?${search}`}`
}

function initOf(method: string, { body, token, headers, signal, keepalive }: LooseOptions): RequestInit {
  return {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }
}

async function errorOf(response: Response): Promise<CallError> {
  const raw = await response.text()
  const answer = parsed(raw)
  const text = textOf(answer.error) ?? textOf(answer.message) ?? (raw || response.statusText)
  const wait = response.headers.get('retry-after')
  return new CallError(response.status, text, {
    code: textOf(answer.code),
    issues: Array.isArray(answer.issues) ? (answer.issues as Issue[]) : [],
    retryAfter: wait === null ? null : Number(wait),
    suggestion: textOf(answer.suggestion),
  })
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function parsed(raw: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(raw)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    // An answer that is not JSON has no fields; its raw text is the message.
    return {}
  }
}
