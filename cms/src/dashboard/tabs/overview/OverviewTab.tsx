import { BadgeCheck, MailX, CircleCheck, DatabaseBackup, TriangleAlert } from 'lucide-react'
import { Traffic } from './traffic/Traffic.tsx'
import { useText } from '../../ui/text.tsx'
import { CardGrid, Stack, Alert, Skeleton } from '../../ui/Layout.tsx'
import { HealthCard, SecurityCard } from './StatusCards.tsx'
import { SuggestedLine } from './SuggestedLine.tsx'
import { useHealth } from './health.ts'
import { failedMailsAddress } from '@cyberluach/core/messages/failed-mails'
import { useSummary, useIsSummaryMissing, waitingOf, type Waiting, usePolling } from '../../frame/polling.ts'
import { useNow, useAgo, Until, formatMoment } from '../../ui/time.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useTabLink } from '../../frame/FrameContext.tsx'
import { useSession } from '../../session/SessionContext.tsx'
import { Kbd } from '../../ui/marks.tsx'
import type { BackupState } from '@cyberluach/api/health'
import { callSignedIn } from '../../../session/session.ts'
import { formatNumber } from '@cyberluach/i18n/format'

/** What waits, what is known about the system now, and what was measured of the site's visits. */
export function OverviewTab() {
  const checks = useHealth()
  const { t } = useText()
  return (
    <Stack as="div">
      <WaitingLine />
      <SuggestedLine />
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
        <BadgeCheck className="mt-px shrink-0 text-info" />
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
          <CircleCheck />
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
  const linkTo = useTabLink()
  const ago = useAgo()
  const words = t.frame.waiting
  const oldest = part.what === 'events' && part.oldest
  return (
    <ButtonLink size="sm" {...('tab' in part ? linkTo(part.tab, part.part) : { href: part.address })}>
      {oldest
        ? say(words.events, { n: part.n, ago: ago(Date.parse(oldest), now) })
        : say(words[part.what], { n: part.n })}
      {isFirst && <Kbd className="max-md:hidden">W</Kbd>}
    </ButtonLink>
  )
}

const setting = 'BACKUP_EVERY=24h'
const logFile = 'logs/backup.log'
const secondsBetweenPolls = 30

/** When the last backup was made and when the next is due; where there is none, or one failed, what to do about it. */
export function BackupLine() {
  const { t } = useText()
  const { data: backups, liveness } = usePolling({
    key: ['backups'],
    read: (signal) => callSignedIn('GET /api/sys/backups', { signal }),
    seconds: secondsBetweenPolls,
  })
  if (!backups) return liveness.state === 'lost' ? null : <Skeleton width={320} height={22} />
  const { state } = backups
  if (state === 'well' || state === 'waiting') return <BackupFacts backups={backups} />
  return (
    <Alert
      kind={state === 'failed' ? 'danger' : 'warning'}
      role="note"
      icon={state === 'off' ? DatabaseBackup : TriangleAlert}
    >
      <strong className="font-semibold">{t.backups.title}.</strong> <Trouble backups={backups} />
    </Alert>
  )
}

function Trouble({ backups: { state, last, failure, nextAt } }: { backups: BackupState }) {
  const { t, say } = useText()
  const ago = useAgo()
  const now = useNow(30_000)
  const words = t.backups
  const since = (iso: string) => ago(Date.parse(iso), now)
  if (failure)
    return (
      <>
        {say(words.failed, { ago: since(failure.at) })} {say(words.reasons[failure.reason], { words: failure.words })}{' '}
        {last ? say(words.lastGood, { ago: since(last.at) }) : words.noneGood}{' '}
        {nextAt && (
          <>
            {words.again} <Until iso={nextAt} due={words.due} />
          </>
        )}
      </>
    )
  if (state === 'late' && last)
    return `${say(words.late, { ago: since(last.at) })} ${say(words.whyLate, { file: logFile })}`
  return `${words.off} ${say(words.turnOn, { setting })}`
}

/** One line of what is known of backups that are made as they should be. */
export function BackupFacts({ backups }: { backups: BackupState }) {
  const { last, nextAt, isRunning, everySeconds } = backups
  const words = useText().t.backups
  return (
    <section className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2" aria-labelledby="backups-title">
      <DatabaseBackup className="text-ink-3" />
      <h3 className="font-semibold text-ink" id="backups-title">
        {words.title}
      </h3>
      <ul className="flex flex-wrap gap-x-3 md:gap-x-1.5 md:*:not-last:after:ms-1.5 md:*:not-last:after:content-['·']">
        {last ? <Last last={last} /> : <li>{words.first}</li>}
        {isRunning && <li>{words.running}</li>}
        {everySeconds === null && <li>{words.byHand}</li>}
        {nextAt && !isRunning && (
          <li>
            {words.next} <Until iso={nextAt} due={words.due} />
          </li>
        )}
      </ul>
    </section>
  )
}

function Last({ last: { at, bytes, isEncrypted } }: { last: NonNullable<BackupState['last']> }) {
  const { t, say, locale, timeZone } = useText()
  const ago = useAgo()
  const now = useNow(30_000)
  const words = t.backups
  return (
    <>
      <li>
        <time dateTime={at} title={formatMoment(locale, at, timeZone)}>
          {say(words.last, { ago: ago(Date.parse(at), now) })}
        </time>
      </li>
      <li>{sizeOf(bytes)}</li>
      <li>{isEncrypted ? words.encrypted : words.open}</li>
    </>
  )

  function sizeOf(count: number): string {
    const megabytes = count / 1_000_000
    const isLarge = megabytes >= 1000
    const n = Math.round((isLarge ? megabytes / 1000 : megabytes) * 10) / 10
    return say(isLarge ? words.gigabytes : words.megabytes, { n: formatNumber(Math.max(0.1, n)) })
  }
}
