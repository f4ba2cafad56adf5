import type { RejectionReason } from '@cyberluach/core/sources/sources'
import type { Parser, SourceRow } from '../rows.ts'
import { collecting } from './collecting.ts'
import { kindByName } from './titles.ts'
import { proseDays } from './prose.ts'
import { statedRow } from './stated-row.ts'

/**
 * The Markdown tables of xsa/infosec-events, `README.md` and `20xx.md`: name with link, days, place with flag, an
 * account, whether it is free. Its calendar file gives all editions one id; the tables have none, and none is made up.
 */
export const parseXsa: Parser = (text) => {
  const found = collecting()
  let isTable = false
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.trimStart().startsWith('|')) continue
    const cells = line.length > longestLine ? [] : cellsOf(line)
    if (/^event name$/i.test(cells[0] ?? '')) isTable = true
    else if (!cells.every((cell) => /^:?-{2,}:?$/.test(cell)) || cells.length === 0) {
      const row = cells.length === 0 ? 'tooLong' : rowOf(cells, line)
      if (!found.add(row, line, index + 1)) break
    }
  }
  if (!isTable && found.rows.length === 0) found.add('notThisKind', text)
  return { rows: found.rows, refused: found.refused }
}

const longestLine = 4_000

function rowOf(cells: string[], line: string): SourceRow | RejectionReason {
  const [nameCell = '', daysCell = '', placeCell = '', , freeCell = ''] = cells
  if (cells.length < 3) return 'unreadable'
  const { name, url } = linkIn(nameCell)
  const days = proseDays(withoutMark(daysCell))
  if (typeof days === 'string') return days
  const title = withoutMark(name)
  return statedRow({
    title,
    ...days,
    url,
    ...placeWithFlag(withoutMark(placeCell)),
    eventType: kindByName(title),
    state: stateIn(line),
    admission: /^y(es)?$/i.test(freeCell) ? 'free' : /^no?$/i.test(freeCell) ? 'paid' : null,
    raw: { name: nameCell, dates: daysCell, location: placeCell, free: freeCell },
  })
}

/** The cells between the bars; a bar after a backslash is part of a cell. */
function cellsOf(line: string): string[] {
  const cells = line
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1)
    .map((cell) => cell.trim())
  return cells.at(-1) === '' ? cells.slice(0, -1) : cells
}

/** `[Name](address) more`: a bracket after a backslash is part of the name. */
function linkIn(cell: string): { name: string; url: string | null } {
  const start = cell.search(/(?<!\\)\[/)
  const middle = cell.search(/(?<!\\)\]\(/)
  const end = cell.indexOf(')', middle)
  if (start < 0 || middle < start || end < 0) return { name: unescaped(cell), url: null }
  const name = cell.slice(0, start) + cell.slice(start + 1, middle) + cell.slice(end + 1)
  const [url = ''] = cell
    .slice(middle + 2, end)
    .trim()
    .split(/\s/, 1)
  return { name: unescaped(name), url }
}

function unescaped(markdown: string): string {
  return markdown.replace(/\\([\\[\]_*|()~`#-])/g, '$1').trim()
}

const marks = /~~|\*\*|[[(]?\b(cancell?ed|postponed)\b[\])]?:?/gi

/** Without what says that it does not take place. */
function withoutMark(text: string): string {
  return text
    .replace(marks, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,-]+|[ ,-]+$/g, '')
}

function stateIn(line: string): SourceRow['state'] {
  if (/\bpostponed\b/i.test(line)) return 'postponed'
  return /\bcancell?ed\b|~~/i.test(line) ? 'cancelled' : 'scheduled'
}

/** `Denver (CO) 🇺🇸` is Denver, CO in the United States; `Tel-Aviv :israel:` and `Virtual :computer:` are read as well. */
export function placeWithFlag(text: string): Pick<SourceRow, 'city' | 'country' | 'isOnline'> {
  const flag = flagPattern.exec(text)?.[0]
  const place = (flag ? text.replace(flag, '') : text).trim()
  const isOnline = /^(virtual|online)$/i.test(place)
  if (isOnline) return { city: null, country: null, isOnline }
  const city = place.replace(/ ?\(([A-Z]{2,3})\)/, ', $1')
  return { city: city && !/^(TB[ACD]|-|\?)$/i.test(city) ? city : null, country: countryOf(flag), isOnline }
}

/** A pair of regional letters, the flag of a part of a country, or the code of either as GitHub writes it. */
const flagPattern = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007F}]{2,7}|:[a-z][a-z_]{0,60}:/u

/** A code or a name. The flags of Wales and Scotland begin with the code of their country. */
function countryOf(flag: string | undefined): string | null {
  if (!flag) return null
  if (flag.startsWith(':')) return flag.slice(1, -1).replaceAll('_', ' ')
  const points = Array.from(flag, (character) => character.codePointAt(0) ?? 0)
  return points[0] === blackFlag
    ? letters(points.slice(1, 3), tagSmallA)
    : letters(points, regionalIndicatorA)
}

const blackFlag = 0x1f3f4
const tagSmallA = 0xe0061
const regionalIndicatorA = 0x1f1e6

function letters(points: number[], codeOfA: number): string {
  return String.fromCharCode(...points.map((point) => point - codeOfA + 65))
}
