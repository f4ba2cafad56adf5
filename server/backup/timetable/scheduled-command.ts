import { parseConfig } from '../../config.ts'
import { BackupError, runCommand } from '../backup-error.ts'
import { scheduledBackup } from './scheduled-backup.ts'

/** What the start runs, as a process of its own, whenever a backup is due. */
await runCommand('There is no backup', async () => {
  const parsed = parseConfig()
  if (!parsed.ok) throw new BackupError(parsed.error)
  const { databaseUrl, databaseDirectUrl } = parsed.value
  const url = databaseDirectUrl ?? databaseUrl
  if (!url) throw new BackupError('DATABASE_URL is not set')
  const turn = await scheduledBackup(url, parsed.value, (line) => console.error(line))
  if (turn.kind === 'made') {
    const megabytes = (turn.bytes / 1_000_000).toFixed(1)
    console.log(`${turn.file}: ${megabytes} MB; removed: ${turn.removed.join(', ') || 'none'}`)
  } else console.log(turn.kind === 'notDue' ? 'not due yet' : 'another instance makes it')
})
