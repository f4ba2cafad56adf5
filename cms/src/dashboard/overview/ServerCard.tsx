'use client'

import { Server } from 'lucide-react'

import { useText } from '../text/TextContext.tsx'
import { HealthCard } from './HealthCard.tsx'
import { resultOf, p95, type HealthCheck } from './health-checks.ts'
import { Latency } from './StatusCard.tsx'

/** The application server as this browser reaches it. */
export function ServerCard({ checks }: { checks: readonly HealthCheck[] }) {
  const { t } = useText()
  const last = checks.at(-1)
  const percentile = p95(checks.map((check) => check.serverMs))
  const milliseconds = last?.serverMs ?? null
  return (
    <HealthCard
      icon={Server}
      title={t.status.server}
      checks={checks}
      part="serverMs"
      results={checks.map((check) => resultOf('server', check.serverMs))}
      latency={milliseconds === null ? null : <Latency milliseconds={milliseconds} percentile={percentile} />}
      version={checks.findLast((check) => check.version !== null)?.version ?? null}
      uptimeSeconds={last?.uptimeSeconds ?? null}
    />
  )
}
