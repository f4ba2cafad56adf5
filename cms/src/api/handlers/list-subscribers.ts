import { listSubscribers as endpoint } from '@cyberluach/api/list-subscribers'
import { tagOfList } from '../change-count.ts'
import { handle } from '../endpoint.ts'
import { done, unchanged } from '../../platform/outcome.ts'
import { matchesEtag } from '../../platform/etag.ts'
import {
  latestFirst,
  subscriberColumns,
  subscriberConditions,
  subscriberOf,
  type SubscriberRow,
} from '../../features/newsletter/subscriber-rows.ts'

export const listSubscribers = handle(endpoint, async (call) => {
  const { query, headers, services } = call
  const { pool } = services
  const etag = await tagOfList(pool, 'subscribers', query)
  if (matchesEtag(headers, etag)) return unchanged(etag)
  const { where, values } = subscriberConditions(query)
  const next = values.length + 1
  const [{ rows }, counted] = await Promise.all([
    pool.query<SubscriberRow>(
      `select ${subscriberColumns} from subscribers s where ${where}
       order by ${latestFirst} limit $${next} offset $${next + 1}`,
      [...values, query.limit, query.offset],
    ),
    pool.query<{ count: string }>(`select count(*) from subscribers s where ${where}`, values),
  ])
  return done(200, rows.map(subscriberOf), { 'x-total-count': counted.rows[0]?.count ?? '0', etag })
})
