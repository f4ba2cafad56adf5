'use client'

import { Database } from 'lucide-react'

import { useText } from '../../text/TextContext.tsx'
import { HealthCard } from './HealthCard.tsx'
import { resultOf, p95, type HealthCheck } from './health-checks.ts'
import { Latency } from './StatusCard.tsx'

/** The database as the server sees it. */
export function DatabaseCard({ checks }: { checks: readonly HealthCheck[] }) {
  const { t } = useText()
  const milliseconds = checks.at(-1)?.databaseMs ?? null
  const percentile = p95(checks.map((check) => check.databaseMs))
  return (
    <HealthCard
      icon={Database}
      title={t.status.database}
      checks={checks}
      part="databaseMs"
      results={checks.map((check) => resultOf('database', check.databaseMs))}
      latency={milliseconds === null ? null : <Latency milliseconds={milliseconds} percentile={percentile} />}
      version={checks.findLast((check) => check.database)?.database?.version ?? null}
      uptimeSeconds={checks.at(-1)?.database?.uptimeSeconds ?? null}
    />
  )
}
