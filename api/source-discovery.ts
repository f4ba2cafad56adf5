import { fetchFailures, sourceKinds } from '@cyberluach/core/sources/sources'
import { z } from '@hono/zod-openapi'
import { endpoint, staffCall, jsonAnswer, jsonBody } from './endpoint.ts'
import { writeErrors } from './errors.ts'
import { listAddress } from './sources.ts'

/** By what a list was found: the address alone says it, it stands there, the page links to it, states it or is made with. */
export const discoveryReasons = ['address', 'itself', 'linked', 'stated', 'wordpress'] as const

const foundList = z
  .object({
    address: z.string(),
    kind: z.enum(sourceKinds),
    name: z.string().nullable().openapi({ description: 'As the page is called' }),
    reason: z.enum(discoveryReasons),
    upcoming: z.number().int().nullable().openapi({ description: 'How many events ahead it has; null where unread' }),
    failed: z.enum(fetchFailures).nullable().openapi({ description: 'Why it could not be read' }),
  })
  .openapi('FoundList')

/** A list that the calendar could read. */
export type FoundList = z.infer<typeof foundList>

const sourceDiscovery = z
  .object({
    lists: z.array(foundList).openapi({ description: 'At most five, those with the most events ahead first' }),
    failed: z.enum(fetchFailures).nullable().openapi({ description: 'Why the address itself could not be read' }),
  })
  .openapi('SourceDiscovery')

/** What was found behind an address. */
export type SourceDiscovery = z.infer<typeof sourceDiscovery>

/** Looks behind an address for lists that can be read: of a group, a calendar, a page of events. Nothing is written. */
export const discoverSource = endpoint('POST /api/sys/mgmt/source-discovery', {
  ...staffCall('Sources', 'administer'),
  summary: 'Find the lists behind an address',
  request: jsonBody(z.strictObject({ address: listAddress })),
  responses: { 200: jsonAnswer(sourceDiscovery, 'What was found'), ...writeErrors(400, 429) },
})
