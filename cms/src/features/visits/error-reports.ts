import type { ErrorReport } from '@cyberluach/api/report-error'
import type { Pool, PoolClient } from 'pg'

const mostKept = 10_000

/** Keeps what a browser reported. The reports live for 30 days, and the newest 10,000 at most. */
export async function storeErrorReport(client: PoolClient, report: ErrorReport): Promise<void> {
  await client.query(
    `insert into error_reports (error, stack, component_stack, reported_at, user_agent, url)
     values ($1, $2, $3, $4, $5, $6)`,
    [report.error, report.stack, report.componentStack, report.timestamp, report.userAgent, report.url],
  )
}

export async function removeOldReports(pool: Pool): Promise<void> {
  await pool.query(
    `delete from error_reports
     where received_at < now() - interval '30 days'
        or id <= (select id from error_reports order by id desc offset $1 limit 1)`,
    [mostKept],
  )
}
