import { getGlance as endpoint } from '@cyberluach/api/get-glance'
import { dayKeyOf } from '@cyberluach/core/day-key'
import { readNotifications, readUpcoming } from '../../features/events/read-ahead.ts'
import { readCounts } from '../../features/events/read-counts.ts'
import { readYear } from '../../features/events/read-year.ts'
import { hasPublicPosts } from '../../features/posts/blog-rows.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const getGlance = handle(endpoint, async ({ query, services: { pool, configuration } }) => {
  const { timeZone } = configuration
  const now = new Date()
  const setting = { now, today: query.day ?? dayKeyOf(now, timeZone), timeZone }
  const [counts, notifications, upcoming, year, hasPosts] = await Promise.all([
    readCounts(pool, setting),
    readNotifications(pool, setting),
    readUpcoming(pool, setting),
    readYear(pool, setting.today),
    hasPublicPosts(pool),
  ])
  return done(200, { ...counts, notifications, upcoming, year, hasPosts })
})
