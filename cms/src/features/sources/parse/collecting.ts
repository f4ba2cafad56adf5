import type { RejectionReason } from '@cyberluach/core/sources/sources'
import type { Parsed, SourceRow } from '../rows.ts'
import { parse, YAMLError } from 'yaml'

/** What a parser finds, row by row. */
export type Collecting<Row = SourceRow> = Pick<Parsed, 'refused'> & {
  rows: Row[]
  /** False from the row on that is one too many. */
  add: (row: Row | RejectionReason, raw: string, line?: number | null) => boolean
}

/** More rows than this of one file are not read. */
const mostRows = 10_000
/** Of a row that was refused, this much is shown. */
const longestShown = 500

export function collecting<Row extends object = SourceRow>(): Collecting<Row> {
  const parsed: Pick<Collecting<Row>, 'rows' | 'refused'> = { rows: [], refused: [] }
  const refuse = (reason: RejectionReason, raw: string, line: number | null) => {
    parsed.refused.push({
      raw: raw.slice(0, longestShown).replaceAll('\u0000', '').toWellFormed(),
      line,
      reason,
    })
  }
  return {
    ...parsed,
    add: (row, raw, line = null) => {
      const count = parsed.rows.length + parsed.refused.length
      if (count >= mostRows) {
        if (count === mostRows) refuse('tooMany', raw, line)
        return false
      }
      if (typeof row === 'string') refuse(row, raw, line)
      else parsed.rows.push(row)
      return true
    },
  }
}

/** Nothing of a file could be read. */
export function refusedWhole(reason: RejectionReason, text: string): Parsed {
  const found = collecting()
  found.add(reason, text)
  return { rows: found.rows, refused: found.refused }
}

/** The rows of a JSON file: `rowsIn` finds their array in it, which none of them needs to be sound for. */
export function eachJsonRow(
  text: string,
  rowsIn: (file: unknown) => unknown,
  rowOf: (raw: unknown) => SourceRow | RejectionReason,
): Parsed {
  const file = parsedJson(text)
  if (file === undefined) return refusedWhole('unreadable', text)
  const rows = rowsIn(file)
  if (!Array.isArray(rows)) return refusedWhole('notThisKind', text)
  const found = collecting()
  for (const raw of rows) if (!found.add(rowOf(raw), shown(raw))) break
  return { rows: found.rows, refused: found.refused }
}

/** More objects and lists than this are in no file of events; each takes up to a hundred bytes of memory. */
const mostBrackets = 400_000

/** The value of a JSON text; undefined where it is none, or too much. */
export function parsedJson(text: string): unknown {
  if (isOvergrown(text, ['{', '['], mostBrackets)) return undefined
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined
    throw error
  }
}

/** A row as a person sees it. */
export function shown(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? ''
  } catch (error) {
    // Nested deeper than can be written.
    if (error instanceof RangeError) return ''
    throw error
  }
}

/**
 * Whether a text holds one of the characters more often than `most`: then it is no list that is worth its time and its
 * memory, of which a few bytes can cost a thousand times as much once they are read.
 */
export function isOvergrown(text: string, characters: readonly string[], most: number): boolean {
  let left = most
  for (const character of characters) {
    for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) {
      left -= 1
      if (left < 0) return true
    }
  }
  return false
}

export type YamlItem =
  | { value: unknown; text: string; line: number }
  | { reason: RejectionReason; text: string; line: number }

/**
 * The items of a YAML list, however far it is indented, each read by itself: files set one after another are one list, and an item that is broken
 * takes no other with it. Read is what such lists are written in, mappings and lists of plain or quoted texts; anchors,
 * aliases, tags, complex keys and nested brackets are refused, since the library's time for them is not bounded.
 */
export function yamlItems(text: string): YamlItem[] {
  if (isOvergrown(text, ['\n'], mostLines)) return [{ reason: 'tooMany', text, line: 1 }]
  const items: YamlItem[] = []
  let lines: string[] = []
  let start = 0
  let indent = Infinity
  const end = () => {
    if (lines.length > 0 && items.length <= mostItems) items.push(itemOf(lines.join('\n'), start))
    lines = []
  }
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const dash = /^ *(?=-(?:\s|$))/.exec(line)?.[0].length ?? Infinity
    if (dash <= indent && dash < Infinity) {
      end()
      start = index + 1
      indent = dash
    }
    if (/^(---|\.\.\.)\s*$/.test(line)) {
      end()
      indent = Infinity
    } else if (start > 0) lines.push(line)
  }
  end()
  return items.length > mostItems ? [...items.slice(0, mostItems), { reason: 'tooMany', text: '', line: 1 }] : items
}

/** More are no list that a person keeps. */
const mostItems = 2_000
const mostLines = 100_000
const longestItem = 60_000
const longestLine = 4_000

/** What a value, a key or an item may not begin with; and lists within lists on one line. */
const notPlain = /^\s*(?:-\s+){0,2}(?:[?&*!{}[\]%@`]|-\s+-)|:\s+[&*!{}[\]%@`]/
/** A list of plain texts on one line. */
const shortList = /:\s+\[[^[\]{}"'&*!?]{0,300}\]\s*$/

function itemOf(text: string, line: number): YamlItem {
  const lines = text.split('\n')
  if (text.length > longestItem || lines.some(({ length }) => length > longestLine)) {
    return { reason: 'tooLong', text, line }
  }
  if (lines.some((one) => notPlain.test(one) && !shortList.test(one))) return { reason: 'unreadable', text, line }
  try {
    const [value] = parse(text, settings) as unknown[]
    return { value, text, line }
  } catch (error) {
    if (isOfReading(error)) return { reason: 'unreadable', text, line }
    throw error
  }
}

/** A ReferenceError is an alias, of which none is followed. */
function isOfReading(error: unknown): boolean {
  return [YAMLError, RangeError, TypeError, ReferenceError].some((kind) => error instanceof kind)
}

const settings = {
  schema: 'core',
  maxAliasCount: 0,
  /** Asking of each key whether it was there is quadratic: the last one holds. */
  uniqueKeys: false,
  stringKeys: true,
  prettyErrors: false,
  logLevel: 'silent',
} as const
