import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { SourceKind } from '@cyberluach/core/sources/sources'
import { subYears } from 'date-fns/subYears'
import { parsers } from './parsers.ts'
import type { Parsed, ParserContext } from '../rows.ts'

export type ListText = ParserContext & { kind: SourceKind; text: string }

/** Lists carry editions of many years along; what was over so long ago is not brought to the calendar. */
const yearsBack = 1

/** What a list says that is ahead or was over within a year, and of how many rows that is not so. */
export function readText({ kind, text, ...context }: ListText): Parsed {
  const { rows, refused } = parsers[kind](text, context)
  const first = dayKeyOf(subYears(context.now, yearsBack), context.timeZone)
  const read = rows.filter(({ endDay }) => endDay >= first)
  return { rows: read, refused, over: rows.length - read.length }
}
