'use client'

import { call } from '@cyberluach/api/client'
import type { BackupState } from '@cyberluach/api/health'
import { DatabaseBackup, TriangleAlert } from 'lucide-react'

import { storedToken } from '../../../session/session.ts'
import { usePolling } from '../../data/use-polling.ts'
import { useText } from '../../text/TextContext.tsx'
import { useAgo } from '../../ui/Ago.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { useNow } from '../../ui/clock.ts'
import { Until } from '../../ui/Until.tsx'
import { BackupFacts } from './BackupFacts.tsx'

const setting = 'BACKUP_EVERY=24h'
const logFile = 'logs/backup.log'
const secondsBetweenPolls = 30

/** When the last backup was made and when the next is due; where there is none, or one failed, what to do about it. */
export function BackupLine() {
  const { t } = useText()
  const { data: backups, liveness } = usePolling({
    key: ['backups'],
    read: readBackups,
    seconds: secondsBetweenPolls,
  })
  if (!backups) return liveness.state === 'lost' ? null : <Bone width={320} height={22} />
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

function readBackups(signal: AbortSignal): Promise<BackupState> {
  return call('GET /api/sys/backups', { token: storedToken() ?? '', signal })
}
