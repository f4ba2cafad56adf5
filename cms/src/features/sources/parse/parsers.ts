import type { Parsers } from '../rows.ts'
import { parseCcfDeadlines } from './ccf-deadlines.ts'
import { parseConfsTech } from './confs-tech.ts'
import { parseCtftime } from './ctftime.ts'
import { parseICalendar } from './calendar/calendar.ts'
import { parseJson } from './json.ts'
import { parseOwasp } from './owasp.ts'
import { parseSchemaOrg } from './schema-org.ts'
import { parseXsa } from './xsa.ts'

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
