import type { z } from 'zod'
import type { Endpoints } from './endpoints.ts'

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
