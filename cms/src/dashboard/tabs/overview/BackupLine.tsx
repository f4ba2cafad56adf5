import type { BackupState } from '@cyberluach/api/health'
import { DatabaseBackup, TriangleAlert } from 'lucide-react'
import { callSignedIn } from '../../../session/session.ts'
import { usePolling } from '../../frame/use-polling.ts'
import { useText } from '../../ui/text.tsx'
import { useAgo, useNow, Until, formatMoment } from '../../ui/time.tsx'
import { Alert, Skeleton } from '../../ui/Layout.tsx'
import { formatNumber } from '@cyberluach/i18n/format'

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
        {say(words.failed, { ago: since(failure.at) })}{' '}
        {say(words.reasons[failure.reason], { words: failure.words })}{' '}
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
    <section
      className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2"
      aria-labelledby="backups-title"
    >
      <DatabaseBackup size={16} strokeWidth={1.75} className="text-ink-3" aria-hidden />
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
