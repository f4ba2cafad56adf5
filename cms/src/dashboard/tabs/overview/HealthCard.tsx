import { Server, Database } from 'lucide-react'
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
import { useAgo, useNow, durationParts } from '../../ui/time.tsx'

const statuses = { ok: 'approved', slow: 'pending', failed: 'rejected' } as const
const checkColours = {
  ok: 'bg-[color-mix(in_oklab,var(--color-success)_62%,var(--color-surface))]',
  slow: 'bg-warning',
  failed: 'bg-danger',
} as const

const icons = { server: Server, database: Database }

/**
 * What the checks found of one part: of the server how it answers everybody, or, before it has answered anybody, this
 * browser; of the database what the server sees. The third figure says since when it is away, if it is.
 */
export function HealthCard({ of, checks }: { of: 'server' | 'database'; checks: readonly HealthCheck[] }) {
  const { t, say } = useText()
  const ago = useAgo()
  const now = useNow()
  const part = `${of}Ms` as const
  const last = checks.at(-1)
  const measured = checks.map((check) => check[part])
  const answers = of === 'server' ? last?.answers : null
  const milliseconds = answers?.p50Ms ?? last?.[part] ?? null
  const version = checks.findLast((check) => check[of])?.[of]?.version
  const uptimeSeconds = last?.[of]?.uptimeSeconds ?? null
  const results = measured.map((each) => resultOf(of, each))
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
      icon={icons[of]}
      title={t.status[of]}
      status={state ? statuses[state] : 'unknown'}
      statusText={
        state ? words[state] : say(t.status.checking, { n: results.length + 1, of: checksForState })
      }
      pairs={[
        {
          label: t.status.latency,
          value:
            milliseconds === null ? null : (
              <Latency milliseconds={milliseconds} percentile={answers?.p95Ms ?? p95(measured)} />
            ),
        },
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
