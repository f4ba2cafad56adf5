import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { parse, YAMLError } from 'yaml'
import { isOvergrown } from './collecting.ts'

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
  return items.length > mostItems
    ? [...items.slice(0, mostItems), { reason: 'tooMany', text: '', line: 1 }]
    : items
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
  if (lines.some((one) => notPlain.test(one) && !shortList.test(one)))
    return { reason: 'unreadable', text, line }
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
