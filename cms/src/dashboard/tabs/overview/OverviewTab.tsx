import { BadgeCheck } from 'lucide-react'

import { Traffic } from './traffic/Traffic.tsx'
import { useText } from '../../ui/text.tsx'
import { CardGrid, Stack } from '../../ui/Layout.tsx'
import { BackupLine } from './BackupLine.tsx'
import { DatabaseCard, ServerCard } from './HealthCard.tsx'
import { MailLine } from './MailLine.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { WaitingLine } from './WaitingLine.tsx'
import { useHealth } from './health.ts'

/** What waits, what is known about the system now, and what was measured of the site's visits. */
export function OverviewTab() {
  const checks = useHealth()
  const { t } = useText()
  return (
    <Stack as="div">
      <WaitingLine />
      <section>
        <h2 className="sr-only">{t.status.label}</h2>
        <CardGrid>
          <SecurityCard />
          <DatabaseCard checks={checks} />
          <ServerCard checks={checks} />
        </CardGrid>
      </section>
      <MailLine />
      <BackupLine />
      <p className="flex gap-1.5 text-(length:--text-xs) leading-4.5 text-ink-2" role="note">
        <BadgeCheck className="mt-px shrink-0 text-info" size={16} strokeWidth={1.75} aria-hidden />
        <span>
          <strong className="font-semibold">{t.truth.lead}</strong> {t.truth.rest}
        </span>
      </p>
      <Traffic />
    </Stack>
  )
}
