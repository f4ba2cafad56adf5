import type { Parsers } from '../row.ts'
import { parseCcfDeadlines } from './ccf-deadlines/parse-ccf-deadlines.ts'
import { parseConfsTech } from './confs-tech/parse-confs-tech.ts'
import { parseCtftime } from './ctftime/parse-ctftime.ts'
import { parseICalendar } from './i-calendar/parse-i-calendar.ts'
import { parseJson } from './json/parse-json.ts'
import { parseOwasp } from './owasp/parse-owasp.ts'
import { parseSchemaOrg } from './schema-org/parse-schema-org.ts'
import { parseXsa } from './xsa/parse-xsa.ts'

/** What reads each kind of list. */
export const parsers: Parsers = {
  xsa: parseXsa,
  confsTech: parseConfsTech,
  ccfDeadlines: parseCcfDeadlines,
  owasp: parseOwasp,
  iCalendar: parseICalendar,
  schemaOrg: parseSchemaOrg,
  ctftime: parseCtftime,
  json: parseJson,
}
