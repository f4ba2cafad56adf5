import type { Endpoints } from '@cyberluach/api/endpoints'
import type { PoolClient } from 'pg'
import type { z } from 'zod'
import type { Services, SignedInUser, Claims } from '../services.ts'
import type { LimitName } from '../rate-limits.ts'
import type { Outcome } from './outcome.ts'

export type Name = keyof Endpoints

type Part<Route, Key extends string> = Route extends { request: Record<Key, infer Schema extends z.ZodType> }
  ? z.output<Schema>
  : undefined

type Body<Route> = Route extends {
  request: { body: { content: { 'application/json': { schema: infer Schema extends z.ZodType } } } }
}
  ? z.output<Schema>
  : undefined

type Json<Answer> = Answer extends {
  content: { 'application/json': { schema: infer Schema extends z.ZodType } }
}
  ? z.output<Schema>
  : null

type Success<Route> = Route extends { responses: { 200: infer Answer } }
  ? Json<Answer>
  : Route extends { responses: { 201: infer Answer } }
    ? Json<Answer>
    : null

type Person = { user: SignedInUser; claims: Claims }

type SignedIn<Route> = Route extends { security: { bearer: string[] }[] }
  ? Person
  : Route extends { security: unknown }
    ? Person | null
    : null

type Once<Route> = Route extends { request: { headers: { shape: { 'Idempotency-Key': unknown } } } }
  ? (work: (client: PoolClient) => Promise<Outcome<Success<Route>>>) => Promise<Outcome<Success<Route>>>
  : undefined

/** A request that has passed every check of its endpoint's declaration. */
export type Call<Route> = {
  services: Services
  params: Part<Route, 'params'>
  query: Part<Route, 'query'>
  body: Body<Route>
  signedIn: SignedIn<Route>
  headers: Headers
  /** The visitor's address as the edge saw it; null for our own server, which has no limits. */
  address: string | null
  /**
   * Of an endpoint that takes an `Idempotency-Key`: does the work in one transaction, once for each. A repetition counts
   * towards no limit; what the work refuses may come again under its key.
   */
  once: Once<Route>
}

export type AnyCall = Call<{ security: unknown }>

type Answer<Route> = (call: Call<Route>) => Promise<Outcome<Success<Route>>>

type Facts = {
  /** Each call counts, for the person who is signed in, else for the visitor's address. */
  limit?: LimitName
  readsReplica?: true
}

export type Handler<Route = Endpoints[Name]> = Facts & { endpoint: Route; answer: Answer<Route> }

/** Ties an endpoint's declaration to what answers it: what comes in and what goes out follow from the declaration. */
export function handle<Route extends Endpoints[Name]>(endpoint: Route, answer: Answer<Route>): Handler<Route>
export function handle<Route extends Endpoints[Name]>(
  endpoint: Route,
  facts: Facts,
  answer: Answer<Route>,
): Handler<Route>
export function handle(endpoint: unknown, ...rest: unknown[]) {
  return { endpoint, answer: rest.at(-1), ...(rest.length > 1 ? (rest[0] as Facts) : {}) }
}

/** Ties a public read that writes nothing to what answers it: a replica does, where there is one. */
export function handleRead<Route extends Endpoints[Name]>(endpoint: Route, answer: Answer<Route>): Handler<Route> {
  return { endpoint, answer, readsReplica: true }
}
