import { getArchive as endpoint } from '@cyberluach/api/event-lists'
import { readArchive } from '../../features/events/read-archive.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const getArchive = handle(endpoint, async ({ services: { pool } }) =>
  done(200, await readArchive(pool)),
)
