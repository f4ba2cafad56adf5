import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { SourceKind } from '@cyberluach/core/sources/sources'
import { subYears } from 'date-fns/subYears'
import type { Parsed, ParserContext, Parsers } from '../rows.ts'
import { parseCcfDeadlines } from './ccf-deadlines.ts'
import { parseConfsTech, parseCtftime, parseJson } from './json.ts'
import { parseICalendar } from './calendar/calendar.ts'
import { parseOwasp } from './owasp.ts'
import { parseSchemaOrg } from './schema-org.ts'
import { parseXsa, parseXsaRecurring } from './xsa.ts'

export type ListText = ParserContext & { kind: SourceKind; text: string }

/** Lists carry editions of many years along; what was over so long ago is not brought to the calendar. */
const yearsBack = 1

/** What a list says that is ahead or was over within a year, and of how many rows that is not so. */
export function readText({ kind, text, ...context }: ListText): Parsed {
  const { rows, refused, series } = parsers[kind](text, context)
  const first = dayKeyOf(subYears(context.now, yearsBack), context.timeZone)
  const read = rows.filter(({ endDay }) => endDay >= first)
  return { rows: read, refused, over: rows.length - read.length, ...(series && { series }) }
}

/** What reads each kind of list. */
export const parsers: Parsers = {
  xsa: parseXsa,
  xsaRecurring: parseXsaRecurring,
  confsTech: parseConfsTech,
  ccfDeadlines: parseCcfDeadlines,
  owasp: parseOwasp,
  iCalendar: parseICalendar,
  schemaOrg: parseSchemaOrg,
  ctftime: parseCtftime,
  json: parseJson,
}
