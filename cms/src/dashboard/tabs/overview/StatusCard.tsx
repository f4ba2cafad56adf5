import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { StatusBadge } from '../../ui/marks.tsx'
import { useText } from '../../ui/text.tsx'
import { Card } from '../../ui/Layout.tsx'
import { NoFigure } from '../../visits/figures.tsx'

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
          <Icon size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
          <h3 className="text-base font-semibold whitespace-nowrap">{title}</h3>
          {first && (
            <span className="min-w-0 flex-1 truncate text-ink-2 group-open/status:invisible max-md:[&>small]:hidden">
              <span className="sr-only">{first.label}</span> {first.value ?? <NoFigure />}
            </span>
          )}
          <StatusBadge status={status}>{statusText}</StatusBadge>
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            className="shrink-0 text-ink-3 group-open/status:rotate-180"
            aria-hidden
          />
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
