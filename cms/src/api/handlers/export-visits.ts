import { exportVisits as endpoint } from '@cyberluach/api/exports'
import { periodOf } from '../../features/visits/periods.ts'
import { visitColumns, type VisitRow } from '../../features/visits/visit-rows.ts'
import { handle } from '../endpoint.ts'
import { exportFile } from '../export-file.ts'

const columns = [
  'ID',
  'Started',
  'Last Activity',
  'Duration (seconds)',
  'Page Views',
  'Landing Page',
  'Country',
  'City',
  'Device',
  'Browser',
  'OS',
]

export const exportVisits = handle(endpoint, async (call) => {
  const { timeframe } = call.query
  const { from, to } = periodOf(timeframe, new Date(), call.services.configuration.timeZone)
  return exportFile<VisitRow & { landing_path: string }>(call, {
    nameOn: (day) => `visits_${timeframe}_${day}.csv`,
    columns,
    text: `select ${visitColumns}, landing_path from visits v where v.last_seen_at >= $1 and v.started_at < $2
           order by v.started_at desc, v.id`,
    values: [from, to],
    cellsOf: (visit) => [
      visit.id,
      visit.started_at.toISOString(),
      visit.last_seen_at.toISOString(),
      Math.floor((visit.last_seen_at.getTime() - visit.started_at.getTime()) / 1000),
      visit.page_views,
      visit.landing_path,
      visit.country,
      visit.city,
      visit.device,
      visit.browser,
      visit.os,
    ],
  })
})
