'use client'

import { BadgeCheck } from 'lucide-react'

import { Traffic } from '../analytics/Traffic.tsx'
import { useText } from '../../text/TextContext.tsx'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { DatabaseCard } from './DatabaseCard.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { ServerCard } from './ServerCard.tsx'
import { useHealth } from './use-health.ts'

/** What is known about the system now, and what was measured of the site's visits. */
export function OverviewTab() {
  const checks = useHealth()
  const { t } = useText()
  return (
    <Stack as="div">
      <p className="flex min-h-9 items-center gap-2.25 rounded-md bg-info-soft px-3 py-1.5 text-on-info-soft">
        <BadgeCheck size={16} strokeWidth={1.75} className="text-info" aria-hidden />
        <span>
          <strong className="font-semibold">{t.truth.lead}</strong> {t.truth.rest}
        </span>
      </p>
      <section>
        <h2 className="sr-only">{t.status.label}</h2>
        <CardGrid>
          <SecurityCard />
          <DatabaseCard checks={checks} />
          <ServerCard checks={checks} />
        </CardGrid>
      </section>
      <Traffic />
    </Stack>
  )
}
