import { BadgeCheck, MailX, CircleCheck } from 'lucide-react'
import { Traffic } from './traffic/Traffic.tsx'
import { useText } from '../../ui/text.tsx'
import { CardGrid, Stack } from '../../ui/Layout.tsx'
import { BackupLine } from './BackupLine.tsx'
import { HealthCard } from './HealthCard.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { useHealth } from './health.ts'
import { failedMailsAddress } from '@cyberluach/core/messages/failed-mails'
import { useIsSummaryMissing, useSummary, waitingOf, type Waiting } from '../../frame/summary.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useNow, useAgo } from '../../ui/Ago.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import type { MouseEvent } from 'react'
import { useFrame } from '../../frame/FrameContext.tsx'
import { panelId, type TabName } from '../../frame/tabs.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'

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

/** What waits for the team, before everything that is only to be known; each part leads to where it is dealt with. */
export function WaitingLine() {
  const { t } = useText()
  const summary = useSummary()
  const isMissing = useIsSummaryMissing()
  const { role } = useSession()
  const now = useNow(30_000)
  const waiting = summary && waitingOf(summary, new Date(now), role)

  return (
    <section className="flex min-h-control-sm flex-wrap items-center gap-2" aria-labelledby="waiting-title">
      <h2 className="me-1 font-semibold" id="waiting-title">
        {t.frame.waiting.title}
      </h2>
      {!waiting && !isMissing && <Skeleton width={220} height={16} />}
      {isMissing && <p className="text-ink-2">{t.frame.waiting.failed}</p>}
      {waiting?.length === 0 && (
        <p className="inline-flex items-center gap-1.5 text-ink-2">
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
          {t.frame.waiting.none}
        </p>
      )}
      {waiting && waiting.length > 0 && (
        <ul className="contents">
          {waiting.map((part, index) => (
            <li key={part.what}>
              <Part part={part} now={now} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Part({ part, now, isFirst }: { part: Waiting; now: number; isFirst: boolean }) {
  const { t, say } = useText()
  const { openTab } = useFrame()
  const ago = useAgo()
  const words = t.frame.waiting
  const oldest = part.what === 'events' && part.oldest
  const open = (event: MouseEvent, tab: TabName, of?: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openTab(tab, of)
    // What was clicked is hidden with its tab: the focus goes on to where it led.
    requestAnimationFrame(() => document.getElementById(panelId(tab))?.focus({ preventScroll: true }))
  }
  return (
    <ButtonLink
      size="sm"
      {...('tab' in part
        ? {
            href: part.part ? `#${part.tab}/${part.part}` : `#${part.tab}`,
            onClick: (event) => open(event, part.tab, part.part),
          }
        : { href: part.address })}
    >
      {oldest
        ? say(words.events, { n: part.n, ago: ago(Date.parse(oldest), now) })
        : say(words[part.what], { n: part.n })}
      {isFirst && <Kbd className="max-md:hidden">W</Kbd>}
    </ButtonLink>
  )
}
