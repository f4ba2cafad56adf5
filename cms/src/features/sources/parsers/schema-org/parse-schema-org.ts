import type { Parser } from '../../row.ts'
import { collecting, refusedWhole } from '../shared/collecting.ts'
import { parsedJson, shown } from '../shared/each-json-row.ts'
import { eventNodes } from './event-nodes.ts'
import { eventOfNode } from './event-of-node.ts'
import { readPage } from './read-page.ts'

/** The events that a page states for search engines: schema.org's Event, as JSON-LD. */
export const parseSchemaOrg: Parser = (html, { address, timeZone }) => {
  const { data } = readPage(html)
  if (data.length === 0) return refusedWhole('notThisKind', html)
  const found = collecting()
  for (const text of data) {
    const value = parsedJson(text)
    if (value === undefined) found.add('unreadable', text)
    for (const node of eventNodes(value)) {
      if (!found.add(eventOfNode(node, address, timeZone), shown(node))) break
    }
  }
  if (found.rows.length + found.refused.length === 0) found.add('notThisKind', html)
  return { rows: found.rows, refused: found.refused }
}
