import { formatNumber } from '@cyberluach/i18n/format'
import { ShieldCheck } from 'lucide-react'
import { useSession } from '../../session/SessionContext.tsx'
import { useNow, clockText } from '../../ui/time.tsx'
import { useText } from '../../ui/text.tsx'
import { StatusCard, StripCaption } from './StatusCard.tsx'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

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
