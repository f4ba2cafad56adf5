import type { Route } from '../route.ts'
import { callCosts, costOfEvents, eventsAsked, pageCosts, type Cost } from './cost-table.ts'

const callRow = finderOf<Cost>(callCosts)
const pageRow = finderOf<number>(pageCosts)

/** An address of no page is answered by one all the same. */
const noPage = 1
/** Of the panel, for strangers. */
const panelPage = 1

/**
 * What a call to the CMS costs, in pages (`cost-table.ts`); 0 for one that costs next to nothing, or whose session answers
 * for it.
 */
export function costOfCall(
  method: string,
  route: Route & { kind: 'api' | 'cms' },
  query: string,
  isStaff: boolean,
): number {
  if (isStaff) return 0
  if (route.kind === 'cms') return route.surface === 'admin' ? panelPage : 0
  const cost = callRow(`${method === 'HEAD' ? 'GET' : method} ${route.path}`) ?? 0
  return typeof cost === 'number' ? cost : cost(new URLSearchParams(query))
}

/** Without a status, nobody waited for it. `total` is what `X-Total-Count` says. */
type Came = { status: number | null; total: string | undefined }

/**
 * What a call cost more than `costOfCall` could know, in pages: the calendar asks for the days of a month, and says no
 * number. Where nobody waited for the answer it is made all the same, and as long as it may be.
 */
export function costOfCame(path: string, query: string, { status, total }: Came): number {
  if (path !== '/api/events' || (status !== null && status >= 400)) return 0
  const asked = eventsAsked(new URLSearchParams(query))
  const known = costOfCall('GET', { kind: 'api', path }, query, false)
  return Math.max(0, costOfEvents(Math.min(asked, Number(total ?? asked))) - known)
}

/** What a page costs that is in no cache, by its path with or without a language. */
export function costOfPage(path: string): number {
  return pageRow(path.replace(/^\/he(?=\/|$)/, '') || '/') ?? noPage
}

/** Finds the row of an address: its own, else that of a pattern with parts in brackets. */
function finderOf<Row>(table: Record<string, Row>): (name: string) => Row | undefined {
  const rows = new Map(Object.entries(table))
  const patterns = [...rows]
    .filter(([name]) => /[{[]/.test(name))
    .map(([name, row]) => ({ row, pattern: patternOf(name) }))
  return (name) => rows.get(name) ?? patterns.find(({ pattern }) => pattern.test(name))?.row
}

function patternOf(name: string): RegExp {
  const parts = name.split(/\{\w+\}|\[\w+\]/).map((part) => part.replaceAll('.', String.raw`\.`))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}
