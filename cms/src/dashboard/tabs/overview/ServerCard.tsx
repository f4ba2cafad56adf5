'use client'

import { Server } from 'lucide-react'

import { useText } from '../../text/TextContext.tsx'
import { HealthCard } from './HealthCard.tsx'
import { resultOf, p95, type HealthCheck } from './health-checks.ts'
import { Latency } from './StatusCard.tsx'

/** The application server: how it answers everybody, or, before it has answered anybody, this browser. */
export function ServerCard({ checks }: { checks: readonly HealthCheck[] }) {
  const { t } = useText()
  const last = checks.at(-1)
  const measured = p95(checks.map((check) => check.serverMs))
  const percentile = last?.answers?.p95Ms ?? measured
  const milliseconds = last?.answers?.p50Ms ?? last?.serverMs ?? null
  return (
    <HealthCard
      icon={Server}
      title={t.status.server}
      checks={checks}
      part="serverMs"
      results={checks.map((check) => resultOf('server', check.serverMs))}
      latency={milliseconds === null ? null : <Latency milliseconds={milliseconds} percentile={percentile} />}
      version={checks.findLast((check) => check.server)?.server?.version ?? null}
      uptimeSeconds={last?.server?.uptimeSeconds ?? null}
    />
  )
}
