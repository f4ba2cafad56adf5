import { briefFields } from '@cyberluach/core/events/event'
import { wholeFields, type ListedEvent } from './listed-event.ts'

/** Events by columns: of each field one text, in which every event has its cell. */
export type PackedEvents = { readonly [Field in keyof ListedEvent]?: string }

const fields = [...briefFields, ...wholeFields]
const flags: ReadonlySet<keyof ListedEvent> = new Set(['allDay', 'isOnline', 'isSample'])

/**
 * Events as a few texts: like stands beside like, and no field is named twice. As objects, Astro would write down the
 * name, the type and the value of each in quotes that HTML escapes, and twice for every page. All have the same fields.
 */
export function packedEvents(events: readonly ListedEvent[]): PackedEvents {
  const used = fields.filter((field) => events.some((event) => isTold(field, event)))
  const packed = Object.fromEntries(
    used.map((field) => [field, events.map((event) => cellOf(event[field])).join(';')]),
  )
  if (import.meta.env.SSR) packedFrom.set(packed, events)
  return packed
}

/** Where they are shown in the same process, they need not be read again. */
const packedFrom = new WeakMap<PackedEvents, readonly ListedEvent[]>()

/** The events of such texts. */
export function unpackedEvents(packed: PackedEvents): readonly ListedEvent[] {
  const known = import.meta.env.SSR ? packedFrom.get(packed) : undefined
  if (known) return known
  const columns = fields.flatMap((field) => {
    const cells = packed[field]?.split(';')
    return cells ? [{ field, cells }] : []
  })
  const count = columns[0]?.cells.length ?? 0
  return Array.from({ length: count }, (_, row) => {
    const values = columns.map(({ field, cells }) => [field, valueOf(field, cells[row] ?? '')])
    return { state: usualState, ...Object.fromEntries(values) } as ListedEvent
  })
}

/** That an event takes place as announced is not said: most months have no other. */
function isTold(field: keyof ListedEvent, event: ListedEvent): boolean {
  return field in event && (field !== 'state' || event.state !== usualState)
}

const usualState = 'scheduled'

/** What is not there is nothing, and an empty text is a mark. */
function cellOf(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'string') return value.replaceAll('~', '~0').replaceAll(';', '~1') || '~'
  if (value === true) return '1'
  return typeof value === 'number' ? String(value) : ''
}

function valueOf(field: keyof ListedEvent, cell: string): string | number | boolean | null {
  if (flags.has(field)) return cell !== ''
  if (cell === '') return null
  if (field === 'prizeMoney') return Number(cell)
  return cell === '~' ? '' : cell.replaceAll('~1', ';').replaceAll('~0', '~')
}
