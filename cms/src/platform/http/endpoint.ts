import type { Endpoints } from '@cyberluach/api/endpoints'
import type { z } from 'zod'
import type { Services, SignedInUser, Claims } from '../services.ts'
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
}

/** What answers one endpoint of the contract. */
export type Handler<Route = Endpoints[Name]> = {
  endpoint: Route
  answer: (call: Call<Route>) => Promise<Outcome<Success<Route>>>
}

/** Ties an endpoint's declaration to what answers it: what comes in and what goes out follow from the declaration. */
export function handle<Route extends Endpoints[Name]>(
  endpoint: Route,
  answer: Handler<Route>['answer'],
): Handler<Route> {
  return { endpoint, answer }
}
