import { z } from '@hono/zod-openapi'
import { timeframes } from './timeframes.ts'

export type { Timeframe } from './timeframes.ts'

const count = z.number().int().nonnegative()
const share = z.number().min(0).max(1).openapi({ description: 'A part of one' })
const instant = z.string().openapi({ format: 'date-time' })

/** One visitor's visit: page views with less than 30 minutes between two signs of life. */
export const visitSchema = z
  .object({
    id: z.string(),
    country: z.string().openapi({ description: 'English name; `local` for private addresses, `unknown`' }),
    city: z.string().openapi({ description: '`unknown` unless the operator adds a city database' }),
    deviceType: z.enum(['mobile', 'tablet', 'desktop']),
    browser: z.string(),
    os: z.string(),
    startedAt: instant,
    lastActivity: instant,
    pageViews: count,
  })
  .openapi('Visit')

const totals = z.object({
  totalSessions: count,
  uniqueVisitors: count.openapi({ description: 'Over more than a day the sum of daily uniques' }),
  pageViews: count,
  averageSessionDuration: z.number().nullable().openapi({ description: 'Seconds; null without visits' }),
  bounceRate: share.nullable().openapi({ description: 'Visits of one page view; null without visits' }),
  mobileShare: share.nullable(),
})

/** What was measured in one period. Absent figures are null, never estimated; figures are at most 5 s old. */
export const analyticsSchema = totals
  .extend({
    timeframe: z.enum(timeframes),
    from: instant,
    to: instant,
    previous: totals.openapi({ description: 'The period of the same length just before' }),
    activeSessions: count.openapi({ description: 'With a sign of life in the last 5 minutes' }),
    activePeak: z
      .object({ count, at: instant })
      .nullable()
      .openapi({ description: 'Most visits at once within the last 24 hours' }),
    bouncedSessions: count,
    medianSessionDuration: z.number().nullable(),
    topCountries: z.array(z.object({ country: z.string(), count })),
    topDevices: z.array(z.object({ deviceType: z.enum(['mobile', 'tablet', 'desktop']), count })),
    topBrowsers: z.array(z.object({ browser: z.string(), count })),
    activeSeries: z
      .array(z.object({ at: instant, count }))
      .openapi({ description: 'Active visits each 5 minutes of the last hour, the oldest first' }),
    series: z
      .array(
        z.object({
          at: instant,
          sessions: count,
          uniqueVisitors: count,
          pageViews: count,
          averageSessionDuration: z.number().nullable(),
          previousSessions: count,
        }),
      )
      .openapi({
        description: 'Steps of equal length from `from` on, `at` where each begins; also empty ones',
      }),
    topPages: z.array(
      z.object({
        path: z.string(),
        views: count,
        previousViews: count,
        p75LoadMs: z.number().nullable(),
        bounceRate: share.nullable(),
        averageSeconds: z.number().nullable(),
      }),
    ),
    distinctPages: count,
    landingPages: z.array(z.object({ path: z.string(), entries: count, bounceRate: share })),
    peakHours: z.array(z.object({ hour: z.number().int().min(0).max(23), pageViews: count })),
    weekHours: z
      .array(
        z.object({
          weekday: z.number().int().min(0).max(6),
          hour: z.number().int().min(0).max(23),
          sessions: count,
        }),
      )
      .openapi({ description: 'The last 7 days, whatever the period; hours without visits are left out' }),
    durations: z
      .array(z.object({ upToSeconds: z.number().int().nullable(), count }))
      .openapi({ description: 'Up to 10, 30, 60, 180, 600 seconds, and longer (null)' }),
    recentSessions: z.array(visitSchema).openapi({ description: 'The 4 latest, also those that have ended' }),
    failedSignIns: count.openapi({ description: 'In the last 24 hours' }),
  })
  .openapi('Analytics')

export type Analytics = z.infer<typeof analyticsSchema>
export type Visit = z.infer<typeof visitSchema>
