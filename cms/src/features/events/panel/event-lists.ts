import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { configuration } from '../../../platform/configuration.ts'

/** The lists of events that the panel leads to: what comes next, what is over, everything. */
export const eventLists = ['ahead', 'over', 'all'] as const
export type EventList = (typeof eventLists)[number]

type Query = { list?: unknown; where?: unknown; search?: unknown }

/** What the list is narrowed to before anybody asks for anything else (decision 039). */
export function ofList({ req }: { req: { query: Query } }): Where | null {
  const list = listOf(req.query)
  if (list === 'ahead') return { endDay: { greater_than_equal: today() } }
  return list === 'over' ? { endDay: { less_than: today() } } : null
}

/** What a list of the panel shows by its address; null where somebody looks for something, which all events have a part in. */
export function listOf({ list, where, search }: Query): EventList | null {
  if (search || isAsked(where)) return null
  return eventLists.find((known) => known === list) ?? 'ahead'
}

/** The query of a page as Next hands it over, with a filter under its whole name, as `listOf` reads it. */
export function queryOf(params: Record<string, unknown>): Query {
  const conditions = Object.keys(params).filter((name) => /^where.*\[\w+\]\[\w+\]$/.test(name))
  return { list: params.list, search: params.search, where: { and: conditions } }
}

/**
 * Its address. No filter of the panel: those know of a day, which is stored as text, neither before nor after, and turn
 * what an address says of it into a day that is the same.
 */
export function addressOf(list: EventList): string {
  const path = '/admin/collections/events'
  return list === 'ahead' ? path : `${path}?list=${list}`
}

/** What is over, and everything, begins with the latest, unless the reader orders it otherwise. */
export const latestFirst: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || !req.user || !('sort' in args) || args.sort !== 'startDay') return args
  const list = listOf(req.query ?? {})
  return list === 'over' || list === 'all' ? { ...args, sort: '-startDay' } : args
}

/** Whether a filter says anything, however deep the panel packs it. */
function isAsked(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return Boolean(where)
  return Object.entries(where).some(([key, value]) =>
    key === 'or' || key === 'and' ? Object.values(value ?? {}).some(isAsked) : true,
  )
}

/** By the clock of the site. */
function today(): DayKey {
  return dayKeyOf(new Date(), configuration().timeZone)
}
