import * as analytics from './analytics.ts'
import * as calendar from './calendar.ts'
import * as calendarOffers from './calendar-offers.ts'
import * as coverage from './coverage.ts'
import * as deadlines from './deadlines.ts'
import * as eventLists from './event-lists.ts'
import * as events from './events.ts'
import * as exports from './exports.ts'
import * as health from './health.ts'
import * as managedEvents from './managed-events.ts'
import * as messages from './messages.ts'
import * as moderation from './moderation.ts'
import * as newsletter from './newsletter.ts'
import * as ownLists from './own-lists.ts'
import * as pageFacts from './page-facts.ts'
import * as posts from './posts.ts'
import * as proofs from './proofs.ts'
import * as proposals from './proposals.ts'
import * as sessions from './sessions.ts'
import * as sources from './sources.ts'
import * as sourceDiscovery from './source-discovery.ts'
import * as submissionLink from './submission-link.ts'
import * as submissions from './submissions.ts'
import * as suggestedSources from './suggested-sources.ts'
import * as summary from './summary.ts'
import * as texts from './texts.ts'
import type { Facts } from './endpoint.ts'

/** The resources, in the order in which the OpenAPI document has them: what each declares with `endpoint` is one. */
const resources = [
  events,
  eventLists,
  calendar,
  deadlines,
  exports,
  texts,
  proofs,
  submissions,
  submissionLink,
  newsletter,
  messages,
  calendarOffers,
  analytics,
  sessions,
  health,
  summary,
  moderation,
  managedEvents,
  proposals,
  sources,
  suggestedSources,
  sourceDiscovery,
  ownLists,
  coverage,
  pageFacts,
  posts,
] as const

type Declared<Resource> = Resource extends object
  ? Extract<Resource[keyof Resource], { name: string; path: string; facts: Facts }>
  : never
type Endpoint = Declared<(typeof resources)[number]>

/** Every endpoint, by method and path: what `call()` accepts and what the OpenAPI document lists. */
export type Endpoints = { [One in Endpoint as One['name']]: One }

/** Of a resource what is general first, and reading before writing. */
const list = resources.flatMap((resource: object) =>
  Object.values(resource)
    .filter(isEndpoint)
    .toSorted((one, other) => one.path.length - other.path.length || (one.name < other.name ? -1 : 1)),
)

/** The declarations by method and path, for the client, the server's registry and the OpenAPI document. */
export const endpoints = Object.fromEntries(list.map((one) => [one.name, one])) as Endpoints

if (Object.keys(endpoints).length < list.length) throw new Error('Two endpoints have the same method and path')

function isEndpoint(declared: unknown): declared is Endpoint {
  return typeof declared === 'object' && declared !== null && 'facts' in declared && 'path' in declared
}
