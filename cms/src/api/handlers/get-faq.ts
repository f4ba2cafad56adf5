import { getFaq as endpoint } from '@cyberluach/api/get-faq'
import { readFaq } from '../../features/faq/read-faq.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

export const getFaq = handle(endpoint, async ({ query, services: { pool } }) =>
  done(200, await readFaq(pool, query.locale)),
)
