import { listCredits as endpoint } from '@cyberluach/api/list-credits'
import { readCredits } from '../../features/sources/credits.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listCredits = handle(endpoint, async ({ services: { pool } }) =>
  done(200, await readCredits(pool)),
)
