'use client'

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { Pill } from '../../ui/Pill.tsx'
import { useText } from '../../text/TextContext.tsx'

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
    <article className="sheet status-card">
      <header>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <h3>{title}</h3>
        <span className="spacer" />
        <Pill status={status}>{statusText}</Pill>
      </header>
      <dl>
        {pairs.map(({ label, value }) => (
          <div key={label}>
            <dt title={label}>{label}</dt>
            <dd>{value ?? <NoData />}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  )
}

function NoData() {
  const { t } = useText()
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{t.noData}</span>
    </>
  )
}

/** A number of milliseconds, with the 95th percentile of those before it where there is one. */
export function Latency({ milliseconds, percentile }: { milliseconds: number; percentile: number | null }) {
  const { t, say } = useText()
  const asText = (value: number) => say(t.duration.milliseconds, { n: format(value) })
  return (
    <>
      <bdi>{asText(milliseconds)}</bdi>
      {percentile !== null && (
        <small>
          {' '}
          <bdi dir="ltr">p95</bdi> <bdi>{asText(percentile)}</bdi>
        </small>
      )}
    </>
  )
}

function format(milliseconds: number): string {
  return milliseconds < 10 ? String(Number(milliseconds.toFixed(1))) : String(Math.round(milliseconds))
}
