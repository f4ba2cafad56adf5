import { formatNumber } from '@cyberluach/i18n/format'
import { ShieldCheck, Server, Database, ChevronDown, type LucideIcon } from 'lucide-react'
import { useSession } from '../../session/SessionContext.tsx'
import { useNow, clockText, useAgo, durationParts } from '../../ui/time.tsx'
import { useText } from '../../ui/text.tsx'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
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
import { StatusBadge } from '../../ui/marks.tsx'
import { Card } from '../../ui/Layout.tsx'
import { NoFigure } from '../../visits/figures.tsx'

const minute = 60_000

/** Who is signed in, and how long until the automatic logout; each segment of the strip is a minute. */
export function SecurityCard() {
  const { t, say } = useText()
  const { username, keeper } = useSession()
  const failedSignIns = useFailedSignIns()
  useNow()
  const remaining = keeper.remaining()
  const limit = keeper.limit()
  const countdown = remaining === null ? null : <bdi dir="ltr">{clockText(remaining)}</bdi>

  return (
    <StatusCard
      icon={ShieldCheck}
      title={t.status.security}
      status="approved"
      statusText={t.status.verified}
      pairs={[
        { label: t.status.autoLogout, value: countdown },
        { label: t.status.user, value: <bdi dir="auto">{username}</bdi> },
        {
          label: t.status.failedLogins,
          value: failedSignIns === null ? null : <bdi dir="ltr">{formatNumber(failedSignIns)}</bdi>,
        },
      ]}
    >
      {remaining !== null && limit !== null && (
        <>
          <div
            className="flex h-3.5 gap-0.75"
            role="progressbar"
            aria-label={t.status.timeLeft}
            aria-valuenow={Math.ceil(remaining / 1000)}
            aria-valuemax={limit / 1000}
            aria-valuetext={clockText(remaining)}
          >
            {fillings(remaining, limit).map((full, index) => (
              <Minute key={index} full={full} />
            ))}
          </div>
          <StripCaption start={t.status.resets} end={say(t.status.limit, { n: limit / minute })} />
        </>
      )}
    </StatusCard>
  )
}

function Minute({ full }: { full: number }) {
  return (
    <i
      className="flex-1 rounded-[1.5px] bg-linear-to-l from-ink-2 from-(percentage:--full) to-active to-0% ltr:bg-linear-to-r"
      style={{ '--full': `${full}%` } as React.CSSProperties}
    />
  )
}

/** How full each minute's segment is, in percent; a session of hours has ten segments. */
function fillings(remaining: number, limit: number): number[] {
  const segments = limit <= 15 * minute ? limit / minute : 10
  const each = limit / segments
  return Array.from({ length: segments }, (_, index) => clamp(((remaining - index * each) / each) * 100))
}

function clamp(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)))
}

/** Failed sign-ins of the last 24 hours, as the latest reading of the figures has them; null until there is one. */
export function useFailedSignIns(): number | null {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => latestCount(cache.findAll({ queryKey: ['overview'] })),
    () => null,
  )
}

function latestCount(queries: readonly Query[]): number | null {
  const [latest] = queries
    .filter(({ state }) => hasCount(state.data))
    .toSorted((first, second) => second.state.dataUpdatedAt - first.state.dataUpdatedAt)
  return latest && hasCount(latest.state.data) ? latest.state.data.failedSignIns : null
}

function hasCount(data: unknown): data is { failedSignIns: number } {
  return typeof data === 'object' && data !== null && 'failedSignIns' in data
}

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
      statusText={state ? words[state] : say(t.status.checking, { n: results.length + 1, of: checksForState })}
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
        lost === null ? { label: t.status.uptime, value: upFor } : { label: t.status.lost, value: ago(lost, now) },
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

type Pair = { label: string; value: ReactNode }

type Props = {
  icon: LucideIcon
  title: string
  status: 'pending' | 'approved' | 'rejected' | 'unknown'
  statusText: string
  pairs: readonly Pair[]
  children: ReactNode
}

/**
 * A part of the system in one line: its name, its first figure, its state. Opened, it has three figures and a strip; where
 * something is the matter it opens by itself.
 */
export function StatusCard({ icon: Icon, title, status, statusText, pairs, children }: Props) {
  const [first] = pairs
  return (
    <Card as="article">
      <details className="group/status" open={status === 'pending' || status === 'rejected'}>
        <summary className="flex min-h-control cursor-pointer list-none items-center gap-2 rounded-[inherit] px-3 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
          <Icon className="shrink-0 text-ink-3" />
          <h3 className="text-base font-semibold whitespace-nowrap">{title}</h3>
          {first && (
            <span className="min-w-0 flex-1 truncate text-ink-2 group-open/status:invisible max-xl:[&>small]:hidden">
              <span className="sr-only">{first.label}</span> {first.value ?? <NoFigure />}
            </span>
          )}
          <StatusBadge status={status}>{statusText}</StatusBadge>
          <ChevronDown className="shrink-0 text-ink-3 group-open/status:rotate-180" />
        </summary>
        <div className="flex flex-col gap-2.5 px-3 pt-1 pb-3">
          <Figures pairs={pairs} />
          {children}
        </div>
      </details>
    </Card>
  )
}

function Figures({ pairs }: Pick<Props, 'pairs'>) {
  return (
    <dl className="grid grid-cols-[repeat(3,auto)] gap-x-3 xl:grid-cols-[1.1fr_1fr_1.15fr]">
      {pairs.map(({ label, value }) => (
        <div key={label} className="row-span-2 grid grid-rows-subgrid">
          <dt className="text-(length:--text-xs) text-ink-3 xl:whitespace-nowrap" title={label}>
            {label}
          </dt>
          <dd className="text-(length:--text-base) leading-5.5 font-semibold xl:whitespace-nowrap">
            {value ?? <NoFigure />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the two ends of a strip mean. */
export function StripCaption({ start, end }: { start: string; end: string }) {
  return (
    <div className="-mt-1 flex justify-between gap-2 text-xs leading-3.5 text-ink-3">
      <span>{start}</span>
      <span>{end}</span>
    </div>
  )
}

/** A number of milliseconds, with the 95th percentile of those before it where there is one. */
export function Latency({ milliseconds, percentile }: { milliseconds: number; percentile: number | null }) {
  const { t, say } = useText()
  const asText = (value: number) => say(t.duration.milliseconds, { n: format(value) })
  return (
    <>
      <bdi>{asText(milliseconds)}</bdi>{' '}
      {percentile !== null && (
        <small className="text-(length:--text-xs) font-normal whitespace-nowrap text-ink-3">
          <bdi dir="ltr">p95</bdi> <bdi>{asText(percentile)}</bdi>
        </small>
      )}
    </>
  )
}

function format(milliseconds: number): string {
  return milliseconds < 10 ? String(Number(milliseconds.toFixed(1))) : String(Math.round(milliseconds))
}
