import { Server, Database, type LucideIcon } from 'lucide-react'
import { useText } from '../../ui/text.tsx'
import {
  resultOf,
  p95,
  type HealthCheck,
  checksForState,
  checksKept,
  lostSince,
  stateOf,
  type CheckResult,
} from './health.ts'
import { Latency, StatusCard, StripCaption } from './StatusCard.tsx'
import type { ReactNode } from 'react'
import { useAgo, useNow } from '../../ui/Ago.tsx'
import { durationParts } from '../../ui/date-format.ts'

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

const statuses = { ok: 'approved', slow: 'pending', failed: 'rejected' } as const
const checkColours = {
  ok: 'bg-[color-mix(in_oklab,var(--color-success)_62%,var(--color-surface))]',
  slow: 'bg-warning',
  failed: 'bg-danger',
} as const

type Props = {
  icon: LucideIcon
  title: string
  checks: readonly HealthCheck[]
  part: 'databaseMs' | 'serverMs'
  results: readonly CheckResult[]
  latency: ReactNode
  version: string | null
  uptimeSeconds: number | null
}

/** What the checks found of one part; the third figure says since when it is away, if it is. */
export function HealthCard({ icon, title, checks, part, results, latency, version, uptimeSeconds }: Props) {
  const { t, say } = useText()
  const ago = useAgo()
  const now = useNow()
  const state = stateOf(results)
  const words = { ok: t.status.ok, slow: t.status.slow, failed: t.status.down }
  const lost = lostSince(checks, part)
  const upFor =
    uptimeSeconds === null
      ? null
      : durationParts(uptimeSeconds)
          .map(({ unit, n }) => say(t.duration[unit], { n }))
          .join(' ')

  return (
    <StatusCard
      icon={icon}
      title={title}
      status={state ? statuses[state] : 'unknown'}
      statusText={
        state ? words[state] : say(t.status.checking, { n: results.length + 1, of: checksForState })
      }
      pairs={[
        { label: t.status.latency, value: latency },
        {
          label: t.status.version,
          value: version && (
            <bdi className="wrap-normal" dir="ltr">
              {version}
            </bdi>
          ),
        },
        lost === null
          ? { label: t.status.uptime, value: upFor }
          : { label: t.status.lost, value: ago(lost, now) },
      ]}
    >
      <CheckStrip results={results} />
    </StatusCard>
  )
}

/** The checks made so far, the latest where time arrives at "now". */
function CheckStrip({ results }: { results: readonly CheckResult[] }) {
  const { t, say } = useText()
  const cells = [...Array<null>(checksKept - results.length).fill(null), ...results]
  const caption = results.length === 0 ? t.status.noChecks : say(t.status.checks, { n: results.length })
  return (
    <>
      <div className="flex h-3.5 gap-0.75 *:flex-1 *:rounded-[1.5px]" aria-hidden>
        {cells.map((result, index) => (
          <i key={index} className={result ? checkColours[result] : 'bg-hover'} />
        ))}
      </div>
      <StripCaption start={caption} end={t.status.now} />
    </>
  )
}
