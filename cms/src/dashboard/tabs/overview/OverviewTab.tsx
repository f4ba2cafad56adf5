'use client'

import { BadgeCheck } from 'lucide-react'

import { Traffic } from '../analytics/Traffic.tsx'
import { useText } from '../../text/TextContext.tsx'
import { DatabaseCard } from './DatabaseCard.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { ServerCard } from './ServerCard.tsx'
import { useHealth } from './use-health.ts'

/** What is known about the system now, and what was measured of the site's visits. */
export function OverviewTab() {
  const checks = useHealth()
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
      <Traffic />
    </div>
  )
}
