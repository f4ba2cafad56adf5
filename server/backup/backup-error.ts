import type { BackupErrorKind } from '@cyberluach/core/site/backup-timetable'

type Details = ErrorOptions & { kind?: BackupErrorKind }

/** What is wrong, in one line for whoever gave the command. */
export class BackupError extends Error {
  readonly kind: BackupErrorKind
  constructor(message: string, { kind = 'other', ...options }: Details = {}) {
    super(message, options)
    this.kind = kind
  }
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT'])
const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EIO', 'ESTALE'])
/** Of the connection, and PostgreSQL's own: connection exceptions, no room, shutting down. */
const awayCodes = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|(?:08|53|57).{3})$/
const wordsOfAway = /Connection terminated|timeout expired/i

/** What kind of failure it is that made an end of a backup. */
export function kindOf(error: unknown): BackupErrorKind {
  if (error instanceof BackupError) return error.kind
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (fullCodes.has(code)) return 'diskFull'
  if (folderCodes.has(code)) return 'folder'
  return awayCodes.test(code) || wordsOfAway.test(message) ? 'databaseAway' : 'other'
}

/** A failure of the file system in one line that says what to do; any other as it was. */
export function aboutFile(file: string, error: NodeJS.ErrnoException): Error {
  const kind = kindOf(error)
  if (kind === 'diskFull')
    return new BackupError(`No space is left for ${file}: make room on its disk`, { kind, cause: error })
  if (kind === 'folder' && error.syscall)
    return new BackupError(`${file} cannot be written (${error.code})`, { kind, cause: error })
  return error
}

/** Runs a command to its end; what went wrong is told in one line. */
export async function runCommand(failed: string, work: () => Promise<void>): Promise<never> {
  try {
    await work()
    process.exit(0)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(error instanceof BackupError ? message : `${failed}: ${message}`)
    process.exit(1)
  }
}
