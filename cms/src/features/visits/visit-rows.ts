import type { Visit } from '@cyberluach/api/analytics-schema'

/** What is read of a visit: never the keys that it is found by. */
export const visitColumns = `id, country, city, device, browser, os, started_at, last_seen_at, page_views`

export type VisitRow = {
  id: string
  country: string
  city: string
  device: Visit['deviceType']
  browser: string
  os: string
  started_at: Date
  last_seen_at: Date
  page_views: number
}

export function visitOf(row: VisitRow): Visit {
  return {
    id: row.id,
    country: row.country,
    city: row.city,
    deviceType: row.device,
    browser: row.browser,
    os: row.os,
    startedAt: row.started_at.toISOString(),
    lastActivity: row.last_seen_at.toISOString(),
    pageViews: row.page_views,
  }
}
