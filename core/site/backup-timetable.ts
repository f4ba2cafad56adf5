const minute = 60_000
const units: Record<string, number> = { m: minute, h: 60 * minute, d: 24 * 60 * minute }
const shortest = 10 * minute
const longest = 31 * 24 * 60 * minute
const longestPause = 60 * minute

/**
 * Milliseconds of a setting such as `90m`, `24h` or `7d`; 0 for `off`. Null where it is none of these, or not from ten
 * minutes to 31 days.
 */
export function readInterval(text: string): number | null {
  if (text === 'off') return 0
  const [, count = '', unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? []
  const milliseconds = Number(count) * (units[unit] ?? 0)
  return milliseconds >= shortest && milliseconds <= longest ? milliseconds : null
}

/** What the timetable has done so far. */
export type BackupTries = {
  /** When its last good one began; null where there is none. */
  startedAt: Date | null
  /** How many failed since then, and when the last of them ended. */
  failures: number
  failedAt: Date | null
}

/**
 * When the timetable makes the next backup: so long after its last good one began, and after a failure once a pause is
 * over that doubles from a minute to an hour. A moment that has passed, or one that cannot be since a clock went back,
 * means now.
 */
export function nextBackupAt({ startedAt, failures, failedAt }: BackupTries, every: number, now: Date): Date {
  const byLast = startedAt && startedAt <= now ? startedAt.getTime() + every : now.getTime()
  const pause = Math.min(minute * 2 ** Math.max(0, failures - 1), longestPause, every)
  const byFailure = failures > 0 && failedAt && failedAt <= now ? failedAt.getTime() + pause : 0
  return new Date(Math.max(byLast, byFailure))
}

/** Whether the last good backup, of whomever, is older than two of the timetable's: so long nothing explains it. */
export function isBackupLate(lastAt: Date, every: number, now: Date): boolean {
  return now.getTime() - lastAt.getTime() > 2 * every
}

/**
 * Why there is no backup: no space where it is written; a folder that is missing or cannot be written to; a database that
 * is away; a file that does not read back; a process that was killed; anything else.
 */
export const backupErrors = ['diskFull', 'folder', 'databaseAway', 'damaged', 'killed', 'other'] as const

/** The reason as it is stored with a failed backup; the dashboard words it. */
export type BackupErrorKind = (typeof backupErrors)[number]
