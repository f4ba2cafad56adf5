import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { normaliseCountry } from '@cyberluach/core/places/countries'
import type { Parser, SeriesRow, SourceRow } from '../rows.ts'
import { collecting, type Collecting } from './collecting.ts'
import { type Place, prosePlace, proseDays } from './prose.ts'
import { statedRow, statedSeries } from './stated-row.ts'

/**
 * The Markdown tables of xsa/infosec-events, `README.md` and `20xx.md`: name with link, days, place with flag, an
 * account, whether it is free; other tables are passed over. Its calendar file gives all editions one id; the tables have
 * none, and none is made up.
 */
export const parseXsa: Parser = (text) => {
  const found = collecting()
  eachTableRow(text, found, rowOf)
  return { rows: found.rows, refused: found.refused }
}

/** Its `RECURRING.md`, in the same tables: what is held again and again. Whatever stands there as a date, nothing of it is dated. */
export const parseXsaRecurring: Parser = (text) => {
  const found = collecting<SeriesRow>()
  eachTableRow(text, found, seriesOf)
  return { rows: [], series: found.rows, refused: found.refused }
}

function eachTableRow<Row>(
  text: string,
  found: Collecting<Row>,
  read: (columns: Columns, cells: string[]) => Row | RejectionReason,
): void {
  let columns: Columns | null = null
  let isKnown = false
  let before = ''
  for (const [index, line] of text.split('\n').entries()) {
    const cells = line.includes('|') && line.length <= longestLine ? cellsOf(line) : []
    const isRule = cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell))
    if (isRule) {
      columns = columnsOf(cellsOf(before))
      isKnown ||= columns !== null
    } else if (!line.includes('|')) columns = null
    else if (columns && line.length > longestLine) {
      if (!found.add('tooLong', line, index + 1)) break
    } else if (columns && cells.some(Boolean)) {
      if (!found.add(read(columns, cells), line, index + 1)) break
    }
    before = line.length > longestLine ? '' : line
  }
  if (!isKnown && found.rows.length + found.refused.length === 0) found.add('notThisKind', text)
}

const longestLine = 4_000

/** The places of the columns by their names; -1 of one that is not there. */
type Columns = Record<keyof typeof columnNames, number>

const columnNames = {
  name: /^(?:event )?name$|^event$/i,
  days: /^dates?(?:\(s\))?$/i,
  place: /^location$/i,
  free: /^free\??$/i,
}

/** Null of a table that is about something else. */
function columnsOf(header: string[]): Columns | null {
  const entries = Object.entries(columnNames).map(([name, pattern]) => [
    name,
    header.findIndex((cell) => pattern.test(cell)),
  ])
  const columns = Object.fromEntries(entries) as Columns
  return columns.name < 0 || columns.days < 0 || columns.place < 0 ? null : columns
}

function rowOf(columns: Columns, cells: string[]): SourceRow | RejectionReason {
  const [name = '', dates = '', location = '', free = ''] = (['name', 'days', 'place', 'free'] as const).map(
    (column) => cells[columns[column]],
  )
  if (cells.length < 3) return 'unreadable'
  const left = proseDays(withoutMarks(dates.replace(struck, ' ')))
  const days = typeof left === 'string' ? proseDays(withoutMarks(dates)) : left
  if (typeof days === 'string') return days
  const { title, note, url, isStruck } = namedIn(name)
  const isCancelled = isStruck || (typeof left === 'string' && wholeStruck.test(dates))
  return statedRow({
    title,
    ...days,
    url,
    ...placeWithFlag(withoutMarks(location)),
    state: stateIn(`${note} ${dates} ${location}`) ?? (isCancelled ? 'cancelled' : 'scheduled'),
    admission: /^y(es)?$/i.test(free) ? 'free' : /^no?$/i.test(free) ? 'paid' : null,
    raw: { name, dates, location, free },
  })
}

function seriesOf(columns: Columns, cells: string[]): SeriesRow | RejectionReason {
  if (cells.length < 3) return 'unreadable'
  const { title, url } = namedIn(cells[columns.name] ?? '')
  return statedSeries({ name: title, url, ...placeWithFlag(withoutMarks(cells[columns.place] ?? '')) })
}

/** The cells between the bars; a bar after a backslash is part of a cell. */
function cellsOf(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^\|/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
  return cells.at(-1) === '' ? cells.slice(0, -1) : cells
}

/**
 * `[Name](address) more`, with what is said of it in `more`: a bracket after a backslash is part of the name, as one in
 * pairs is of the address.
 */
function namedIn(cell: string): { title: string; note: string; url: string | null; isStruck: boolean } {
  const text = cell.replace(/!\[[^[\]]{0,200}\]\([^()]{0,500}\)/g, '')
  const bare = /^<(https?:\/\/[^<>\s]+)>$/.exec(text)?.[1] ?? null
  const [whole = text, label = bare ?? text, url = bare] = namedLink.exec(text) ?? []
  const [before = '', after = ''] = text.split(whole)
  const isStruck = [text, label].some((one) => wholeStruck.test(one.trim()))
  const name = isStruck ? withoutMarks(label) : label.replace(tildes, '')
  return {
    title: unescaped([withoutMarks(before), name, withoutMarks(after)].join(' ')),
    note: before + after,
    url,
    isStruck,
  }
}

const namedLink = /(?<!\\)\[((?:[^\\]|\\.){1,500}?)\]\(\s*((?:[^\s()]|\([^\s()]{0,200}\)){1,2000})[^()]{0,300}\)/

function unescaped(markdown: string): string {
  return markdown.replace(/\\([\\[\]_*|()~`#-])/g, '$1').trim()
}

const tildes = /~~?|\*\*/g
/** What is struck through, in a cell; GitHub takes one tilde as well as two. */
const struck = /(~~?)(?=\S)(.{1,300}?)\1/g
const wholeStruck = /^(~~?)(?=\S)[^~]{1,1000}\1[\s.!*]*(?:cancell?ed[\s.!*]*)?$/i
const marks = /~~?|\*\*|[[(]?\b(cancell?ed|postponed)\b[\])]?:?/gi

/** Without what says that it does not take place. */
function withoutMarks(text: string): string {
  return text
    .replace(marks, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,-]+|[ ,-]+$/g, '')
}

function stateIn(text: string): SourceRow['state'] | null {
  if (/\bpostponed\b/i.test(text)) return 'postponed'
  return /\bcancell?ed\b/i.test(text) ? 'cancelled' : null
}

/**
 * `Denver (CO) 🇺🇸` is Denver, CO in the United States; `Tel-Aviv :israel:`, `Virtual 🌐` and `Haifa 🇮🇱 / Virtual` are read as
 * well. Of several places the first.
 */
export function placeWithFlag(text: string): Place {
  const country = Array.from(text.matchAll(flags), ([flag]) => normaliseCountry(countryOf(flag))).find(Boolean)
  const [first = '', ...more] = text
    .replace(flags, '')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .split(/ [/+] ?/)
    .map((place) => place.replace(/ ?\(([A-Z]{2,3})\)/, ', $1').trim())
  if (isOnline.test(first)) return { city: null, country: null, venue: null, isOnline: true }
  const place = country ? { city: first || null, country, venue: null, isOnline: false } : prosePlace(first)
  const isAlsoOnline = more.some((one) => isOnline.test(one)) || text.includes(':computer:')
  return { ...place, isOnline: place.isOnline || isAlsoOnline }
}

const isOnline = /^(?:virtual|online)$/i

/** A pair of regional letters, the flag of a part of a country, or the code of either as GitHub writes it. */
const flags = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007F}]{2,7}|:[a-z][a-z_]{0,60}:/gu

/** A code or a name. The flags of Wales and Scotland begin with the code of their country. */
function countryOf(flag: string): string {
  if (flag.startsWith(':')) return flag.slice(1, -1).replaceAll('_', ' ')
  const points = Array.from(flag, (character) => character.codePointAt(0) ?? 0)
  return points[0] === blackFlag ? letters(points.slice(1, 3), tagSmallA) : letters(points, regionalIndicatorA)
}

const blackFlag = 0x1f3f4
const tagSmallA = 0xe0061
const regionalIndicatorA = 0x1f1e6

function letters(points: number[], codeOfA: number): string {
  return String.fromCharCode(...points.map((point) => point - codeOfA + 65))
}
