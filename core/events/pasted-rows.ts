import { isDayKey, type DayKey } from '../dates/day-key.ts'
import { cleanLine } from '../text/text-hygiene.ts'
import type { EventType } from './event-types.ts'
import { ownRowFault, type OwnListRow } from './own-list.ts'

/** The columns of lines that are pasted from a spreadsheet, in their order where no line names them. */
export const pastedColumns = [
  'title',
  'titleHe',
  'start',
  'end',
  'from',
  'until',
  'city',
  'venue',
  'url',
  'type',
  'organizer',
  'price',
] as const

/** One of them. */
export type PastedColumn = (typeof pastedColumns)[number]

/** What columns, kinds, free admission and online events are called, in small letters; several names may mean the same. */
export type PastedNames = {
  columns: Readonly<Record<string, PastedColumn>>
  types: Readonly<Record<string, EventType>>
  free: readonly string[]
  online: readonly string[]
}

/** A line that makes no row: its number from 1, the column, and the code of what is wrong. */
export type WrongLine = { line: number; column: PastedColumn; code: 'required' | 'date' | 'choose' | 'endBeforeStart' }

/**
 * The rows of lines that were copied in a spreadsheet: cells with tabs between them, in quotes where they have tabs or
 * line breaks of their own. A first line that is made of names of columns says their order. Days are written
 * `2026-12-03` or day first (`3.12.2026`, `3/12/2026`), hours `9:30`. Empty lines are passed over.
 */
export function pastedRows(text: string, names: PastedNames): { rows: OwnListRow[]; wrong: WrongLine[] } {
  const lines = cellsOf(text)
  const columns = headOf(lines[0]?.cells ?? [], names)
  const rows: OwnListRow[] = []
  const wrong: WrongLine[] = []
  for (const { cells, line } of columns ? lines.slice(1) : lines) {
    if (cells.every((cell) => cell === '')) continue
    const order = columns ?? pastedColumns
    const said = Object.fromEntries(order.map((column, index) => [column, cells[index] ?? '']))
    const row = rowOf(said as Record<PastedColumn, string | undefined>, names)
    if ('code' in row) wrong.push({ line, ...row })
    else rows.push(row)
  }
  return { rows, wrong }
}

function headOf(cells: readonly string[], { columns }: PastedNames): PastedColumn[] | null {
  const named = cells.map((cell) => columns[cell.toLowerCase()])
  return named.length > 0 && named.every((column) => column !== undefined) ? named : null
}

function rowOf(
  said: Record<PastedColumn, string | undefined>,
  names: PastedNames,
): OwnListRow | Omit<WrongLine, 'line'> {
  const text = (column: PastedColumn) => said[column] || null
  const [title, start, end] = [text('title'), dayOf(said.start ?? ''), dayOf(said.end ?? '')]
  const [from, until] = [clockOf(said.from ?? ''), clockOf(said.until ?? '')]
  const type = said.type ? names.types[said.type.toLowerCase()] : null
  if (!title) return { column: 'title', code: 'required' }
  if (start === null) return { column: 'start', code: 'required' }
  for (const [column, value] of Object.entries({ start, end, from, until }))
    if (value === undefined) return { column: column as PastedColumn, code: 'date' }
  if (type === undefined) return { column: 'type', code: 'choose' }
  const city = text('city')
  const price = text('price')
  const isFree = price !== null && (names.free.includes(price.toLowerCase()) || price === '0')
  const isOnline = city !== null && names.online.includes(city.toLowerCase())
  const row: OwnListRow = {
    title,
    titleHe: text('titleHe'),
    start: start as DayKey,
    end: end === start ? null : (end as DayKey | null),
    from: from as string | null,
    until: until as string | null,
    isOnline,
    city: isOnline ? null : city,
    venue: text('venue'),
    url: text('url'),
    type,
    organizer: text('organizer'),
    admission: price === null ? null : isFree ? 'free' : 'paid',
    price: isFree ? null : price,
    state: 'scheduled',
  }
  const fault = ownRowFault(row)
  return fault ? { column: fault.path, code: fault.code } : row
}

/** A day; null of nothing, undefined of what is none. */
function dayOf(text: string): DayKey | null | undefined {
  if (text === '') return null
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  const key = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDayKey(key) ? key : undefined
}

function clockOf(text: string): string | null | undefined {
  if (text === '') return null
  const [, hour, minute] = /^(\d|[01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text) ?? []
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : undefined
}

/** One pass, so that a long text takes no longer than its length. */
function cellsOf(text: string): { line: number; cells: string[] }[] {
  const found: { line: number; cells: string[] }[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  let [cells, line, first]: [string[], number, number] = [[], 1, 1]
  while (cell.lastIndex < text.length || cells.length > 0) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? []
    // A quote that is not closed as a cell's last sign: the rest is taken as it stands.
    if (whole === undefined) break
    cells.push(cleanLine(quoted?.replaceAll('""', '"') ?? plain))
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === '\t') continue
    found.push({ line: first, cells })
    ;[cells, first] = [[], line]
    if (end === '') break
  }
  return found
}
