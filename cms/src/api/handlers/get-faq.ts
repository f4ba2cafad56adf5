import { readFaq } from '../../features/faq/read-faq.ts'
import type { Handler } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

export const getFaq: Handler<'GET /api/faq'> = async ({ query, services: { pool } }) =>
  done(200, await readFaq(pool, query.locale))
