import * as analyticsApi from '@cyberluach/api/analytics'
import { overviewOf } from './overview.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { done } from '../../platform/http/outcome.ts'
import { activeVisits, visitColumns, type VisitRow, storeErrorReport } from './visits.ts'
import * as exportsApi from '@cyberluach/api/exports'
import { periodOf } from './periods.ts'
import { exportFile } from '../exports/csv-file.ts'
import { differenceInSeconds } from 'date-fns'

const getOverview = handle(analyticsApi.getOverview, async ({ signedIn, query, services }) => {
  const { username, role } = signedIn.user
  const verified = { ok: true as const, admin: { username, role } }
  if (!query.timeframe) return done(200, verified)
  const { pool, configuration } = services
  const measured = await overviewOf(pool, query.timeframe, new Date(), configuration.timeZone)
  return done(200, { ...verified, ...measured })
})

const listVisits = handle(analyticsApi.listVisits, async ({ services: { pool } }) =>
  done(200, await activeVisits(pool, new Date())),
)

const exportVisits = handle(exportsApi.exportVisits, async (call) => {
  const { timeframe } = call.query
  const { from, to } = periodOf(timeframe, new Date(), call.services.configuration.timeZone)
  return exportFile<VisitRow & { landing_path: string }>(call, {
    nameOn: (day) => `visits_${timeframe}_${day}.csv`,
    text: `select ${visitColumns}, landing_path from visits v where v.last_seen_at >= $1 and v.started_at < $2
           order by v.started_at desc, v.id`,
    values: [from, to],
    columns: {
      ID: (visit) => visit.id,
      Started: (visit) => visit.startedAt.toISOString(),
      'Last Activity': (visit) => visit.lastActivity.toISOString(),
      'Duration (seconds)': (visit) => differenceInSeconds(visit.lastActivity, visit.startedAt),
      'Page Views': (visit) => visit.pageViews,
      'Landing Page': (visit) => visit.landing_path,
      Country: (visit) => visit.country,
      City: (visit) => visit.city,
      Device: (visit) => visit.deviceType,
      Browser: (visit) => visit.browser,
      OS: (visit) => visit.os,
    },
  })
})

/** The edge takes the visits. Without one in front there is nothing to count, and the page need not know. */
const sendBeacon = handle(analyticsApi.sendBeacon, async () => done(204, null))

const reportError = handle(analyticsApi.reportError, { limit: 'errors' }, ({ body, once }) =>
  once(async (client) => {
    await storeErrorReport(client, body)
    return done(204, null)
  }),
)

export const visitRoutes = [reportError, getOverview, listVisits, exportVisits, sendBeacon] as const
