import { z } from '@hono/zod-openapi'
import { timeframes } from './timeframes.ts'
import { endpoint, staffCall, jsonAnswer, jsonBody, idempotencyHeaders } from './endpoint.ts'
import { errors, formErrors } from './errors.ts'
import { signedInSchema } from './sessions.ts'
import { cutAt, cutText, missingOr, moment } from './fields.ts'

export type { Timeframe } from './timeframes.ts'

const count = z.number().int().nonnegative()
const share = z.number().min(0).max(1).openapi({ description: 'A part of one' })

const visitSchema = z
  .object({
    id: z.string(),
    country: z.string().openapi({ description: 'English name; `local` for private addresses, `unknown`' }),
    city: z.string().openapi({ description: '`unknown` unless the operator adds a city database' }),
    deviceType: z.enum(['mobile', 'tablet', 'desktop']),
    browser: z.string(),
    os: z.string(),
    startedAt: moment,
    lastActivity: moment,
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

const analyticsSchema = totals
  .extend({
    timeframe: z.enum(timeframes),
    from: moment,
    to: moment,
    previous: totals.openapi({ description: 'The period of the same length just before' }),
    activeSessions: count.openapi({ description: 'With a sign of life in the last 5 minutes' }),
    activePeak: z
      .object({ count, at: moment })
      .nullable()
      .openapi({ description: 'Most visits at once within the last 24 hours' }),
    bouncedSessions: count,
    medianSessionDuration: z.number().nullable(),
    topCountries: z.array(z.object({ country: z.string(), count })),
    topDevices: z.array(z.object({ deviceType: z.enum(['mobile', 'tablet', 'desktop']), count })),
    topBrowsers: z.array(z.object({ browser: z.string(), count })),
    activeSeries: z
      .array(z.object({ at: moment, count }))
      .openapi({ description: 'Active visits each 5 minutes of the last hour, the oldest first' }),
    series: z
      .array(
        z.object({
          at: moment,
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

/** What was measured in one period. Absent figures are null, never estimated; figures are at most 5 s old. */
export type Analytics = z.infer<typeof analyticsSchema>

/** One visitor's visit: page views with less than 30 minutes between two beacons. Instants are ISO 8601 in UTC. */
export type Visit = z.infer<typeof visitSchema>

const verified = z.object({ ok: z.literal(true), admin: signedInSchema })

/** Without a `timeframe` it verifies an admin's token; with one it also answers what was measured in that period. */
export const getOverview = endpoint('GET /api/sys/stats/overview', {
  ...staffCall('Statistics', 'administer'),
  summary: 'Verify the token; with a timeframe, what was measured',
  request: { query: z.object({ timeframe: z.enum(timeframes).optional() }) },
  responses: {
    200: jsonAnswer(z.union([verified.extend(analyticsSchema.shape), verified]), 'The token is an admin’s'),
    ...errors(400, 401, 403, 503),
  },
})

/** Visits with a beacon in the last 5 minutes, the latest first. */
export const listVisits = endpoint('GET /api/sys/stats/sessions', {
  ...staffCall('Statistics', 'administer'),
  summary: 'Who is on the site now',
  responses: { 200: jsonAnswer(z.array(visitSchema), 'The active visits'), ...errors(401, 403, 503) },
})

const beaconSchema = z
  .strictObject({
    kind: z.enum(['view', 'load', 'beat']),
    page: z.string().regex(/^[\w-]{8,40}$/),
    path: z.string().min(1).max(300),
    loadMs: z.number().int().min(0).max(600_000).optional(),
  })
  .openapi('Pulse')

/**
 * A beacon of a page: `view` when it opens, `load` with its load time, `beat` now and then while it is visible.
 * `page` is a random id that the page gives itself, so that its beacons belong together; nothing is stored in the browser.
 * The edge reads it by hand (`readBeacon`).
 */
export type Beacon = z.infer<typeof beaconSchema>

/** The visit beacon, taken by the edge: always 204 for a well-formed one, whether or not it is counted. */
export const sendBeacon = endpoint('POST /api/pulse', {
  tags: ['Statistics'],
  summary: 'The visit beacon',
  request: jsonBody(beaconSchema),
  responses: { 204: { description: 'Taken' }, ...errors(400, 403, 413, 415, 422, 429) },
})

/** What a browser says of an error that it could not render. Longer texts are cut: a part of a report is worth more than none. */
const errorReport = z
  .strictObject({
    error: z
      .string({ error: missingOr('text') })
      .min(1, { error: 'required' })
      .transform((text) => cutAt(2_000, text)),
    stack: cutText(20_000),
    componentStack: cutText(20_000),
    timestamp: cutText(100),
    userAgent: cutText(1_000),
    url: cutText(2_000),
  })
  .openapi('ErrorReport')

/** A report as it is stored, its texts cut. */
export type ErrorReport = z.output<typeof errorReport>

/** Reports an error of a page. Nothing waits for the answer. */
export const reportError = endpoint('POST /api/errors', {
  tags: ['Service'],
  summary: 'Report an error of a page',
  request: { headers: idempotencyHeaders, ...jsonBody(errorReport) },
  responses: { 204: { description: 'Stored' }, ...formErrors() },
})
