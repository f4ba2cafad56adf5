'use client'

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useText } from '../../text/TextContext.tsx'
import { Card } from '../../ui/Card.tsx'

type Pair = { label: string; value: ReactNode }

type Props = {
  icon: LucideIcon
  title: string
  status: 'pending' | 'approved' | 'rejected' | 'unknown'
  statusText: string
  pairs: readonly Pair[]
  children: ReactNode
}

/** A part of the system: its name, its state, three figures and a strip. */
export function StatusCard({ icon: Icon, title, status, statusText, pairs, children }: Props) {
  return (
    <Card as="article" className="flex flex-col gap-2.5 px-4 py-3">
      <header className="flex items-center gap-2">
        <Icon size={16} strokeWidth={1.75} className="text-ink-3" aria-hidden />
        <h3 className="text-[0.875rem] font-semibold">{title}</h3>
        <span className="flex-1" />
        <StatusBadge status={status}>{statusText}</StatusBadge>
      </header>
      <dl className="grid grid-cols-[repeat(3,auto)] gap-x-3 xl:grid-cols-[1.1fr_1fr_1.15fr]">
        {pairs.map(({ label, value }) => (
          <div key={label} className="row-span-2 grid grid-rows-subgrid">
            <dt className="text-(length:--text-xs) text-ink-3 xl:whitespace-nowrap" title={label}>
              {label}
            </dt>
            <dd className="text-(length:--text-base) leading-5.5 font-semibold xl:whitespace-nowrap">
              {value ?? <NoData />}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
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

function NoData() {
  const { t } = useText()
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{t.noData}</span>
    </>
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
