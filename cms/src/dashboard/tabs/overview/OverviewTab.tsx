import { BadgeCheck, MailX } from 'lucide-react'
import { Traffic } from './traffic/Traffic.tsx'
import { useText } from '../../ui/text.tsx'
import { CardGrid, Stack, Alert } from '../../ui/Layout.tsx'
import { WaitingLine } from './WaitingLine.tsx'
import { BackupLine } from './BackupLine.tsx'
import { HealthCard } from './HealthCard.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { useHealth } from './health.ts'
import { failedMailsAddress } from '@cyberluach/core/messages/failed-mails'
import { useSummary } from '../../frame/summary.ts'
import { useNow } from '../../ui/time.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

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
          <HealthCard of="database" checks={checks} />
          <HealthCard of="server" checks={checks} />
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

const settings = { server: 'SMTP_URL', sender: 'MAIL_FROM' }

/** That mail is off, what becomes of what would be sent, and how to turn it on; nothing where it is on. */
export function MailLine() {
  const { t, say } = useText()
  const now = useNow(60_000)
  const mails = useSummary()?.mails
  if (mails?.isOn !== false) return null
  const words = t.mailOff
  return (
    <Alert
      kind="warning"
      role="note"
      icon={MailX}
      actions={
        mails.kept > 0 && (
          <ButtonLink kind="inherit" size="xs" href={failedMailsAddress(new Date(now), 'kept')}>
            {say(words.show, { n: mails.kept })}
          </ButtonLink>
        )
      }
    >
      <strong className="font-semibold">{words.title}</strong> {words.text} {say(words.turnOn, settings)}
    </Alert>
  )
}
