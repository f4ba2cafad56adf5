'use client'

import { BadgeCheck, ChartLine } from 'lucide-react'

import { useText } from '../text/TextContext.tsx'
import { DatabaseCard } from './DatabaseCard.tsx'
import type { HealthCheck } from './health-checks.ts'
import { SecurityCard } from './SecurityCard.tsx'
import { ServerCard } from './ServerCard.tsx'

/** What is known about the system now; the figures on visits come with the version that measures them. */
export function OverviewTab({ checks }: { checks: readonly HealthCheck[] }) {
  const { t } = useText()
  return (
    <div className="stack">
      <p className="truth">
        <BadgeCheck size={16} strokeWidth={1.75} aria-hidden />
        <span>
          <strong>{t.truth.lead}</strong> {t.truth.rest}
        </span>
      </p>
      <section className="status-cards">
        <h2 className="visually-hidden">{t.status.label}</h2>
        <SecurityCard />
        <DatabaseCard checks={checks} />
        <ServerCard checks={checks} />
      </section>
      <section className="stack">
        <div className="section-head">
          <h2>{t.later.traffic}</h2>
        </div>
        <div className="sheet empty">
          <span className="art">
            <ChartLine size={24} strokeWidth={1.75} aria-hidden />
          </span>
          <h3>{t.later.trafficTitle}</h3>
          <p>{t.later.trafficText}</p>
        </div>
      </section>
    </div>
  )
}
