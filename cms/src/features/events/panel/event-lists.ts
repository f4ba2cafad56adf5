import { dayKeyOf, type DayKey } from '@cyberluach/core/day-key'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { configuration } from '../../../platform/configuration.ts'

/** The lists of events that the panel leads to: what comes next, what is over, everything. */
export const eventLists = ['ahead', 'over', 'all'] as const
export type EventList = (typeof eventLists)[number]

type Query = { where?: unknown; search?: unknown }

/** Where nobody asks for anything else, the list holds what is not over (decision 039). */
export function onlyAhead({ req }: { req: { query: Query } }): Where | null {
  return listOf(req.query) === 'ahead' ? { endDay: { greater_than_equal: today() } } : null
}

/** What a list of the panel shows by its address; null where somebody looks for something. */
export function listOf({ where, search }: Query): EventList | null {
  if (search) return null
  const asked = saidOf(where)
  if (asked === null) return 'ahead'
  if (/^\{"startDay":\{"exists":"?true"?\}\}$/.test(asked)) return 'all'
  return /^\{"endDay":\{"less_than":"[\d-]+"\}\}$/.test(asked) ? 'over' : null
}

/** The query of a page as Next hands it over, each condition under its whole name, as `listOf` reads it. */
export function queryOf(params: Record<string, unknown>): Query {
  const conditions = Object.entries(params).flatMap(([name, value]) => {
    const [, field, operator] = /^where.*\[(\w+)\]\[(\w+)\]$/.exec(name) ?? []
    return field && operator ? [{ [field]: { [operator]: value } }] : []
  })
  return { search: params.search, where: { and: conditions } }
}

/** What the address of a list asks for, as the panel’s own filters write it, so that it can be changed there. */
export function addressOf(list: EventList, today: DayKey): string {
  const path = '/admin/collections/events'
  if (list === 'ahead') return path
  const condition = list === 'all' ? '[startDay][exists]=true' : `[endDay][less_than]=${today}`
  return `${path}?where[or][0][and][0]${condition}`
}

/** What is over, and everything, begins with the latest, unless the reader orders it otherwise. */
export const latestFirst: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || !req.user || !('sort' in args) || args.sort !== 'startDay') return args
  const list = listOf(req.query ?? {})
  return list === 'over' || list === 'all' ? { ...args, sort: '-startDay' } : args
}

/** A single condition, however deep the panel packs it. */
function saidOf(where: unknown): string | null {
  if (typeof where !== 'object' || where === null) return null
  const parts = Object.entries(where)
  const [key, value] = parts[0] ?? []
  if (parts.length === 1 && (key === 'or' || key === 'and')) {
    const inner: unknown[] = Object.values(value ?? {})
    if (inner.length === 0) return null
    return inner.length === 1 ? saidOf(inner[0]) : JSON.stringify(where)
  }
  return parts.length === 0 ? null : JSON.stringify(where)
}

/** By the clock of the site. */
export function today(): DayKey {
  return dayKeyOf(new Date(), configuration().timeZone)
}
