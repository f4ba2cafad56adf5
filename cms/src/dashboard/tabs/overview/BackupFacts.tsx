'use client'

import type { BackupState } from '@cyberluach/api/health'
import { formatNumber } from '@cyberluach/i18n/format'
import { DatabaseBackup } from 'lucide-react'

import { useText } from '../../text/TextContext.tsx'
import { formatMoment } from '../../text/format.ts'
import { useAgo } from '../../ui/Ago.tsx'
import { useNow } from '../../ui/clock.ts'
import { Until } from '../../ui/Until.tsx'

/** One line of what is known of backups that are made as they should be. */
export function BackupFacts({ backups }: { backups: BackupState }) {
  const { t } = useText()
  const { last, nextAt, isRunning, everySeconds } = backups
  const words = t.backups
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
