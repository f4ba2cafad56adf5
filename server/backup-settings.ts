import { join } from 'node:path'
import { readInterval } from '@cyberluach/core/site/backup-timetable'
import { z } from 'zod'
import { wholeNumber } from './setting-rules.ts'

export type BackupConfig = {
  /** What backups are encrypted with; null: they are not. */
  backupPassphrase: string | null
  /** Milliseconds from one backup of the timetable to the next; 0: it makes none. */
  backupEvery: number
  /** How many of its own the timetable keeps. */
  backupKeep: number
  backupFolder: string
  /** Whether a start makes one before it brings the data to its program; of the embedded database, if nobody says. */
  backsUpFirst: boolean
}

/** Variables of the environment that are about backups. */
export const backupSettings = {
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  BACKUP_EVERY: z
    .string()
    .refine((text) => readInterval(text) !== null, 'must be off, or from 10m to 31d, such as 6h or 24h')
    .transform((text) => readInterval(text) ?? 0)
    .optional(),
  BACKUP_KEEP: wholeNumber(1, 1000).optional(),
  BACKUP_DIR: z.string().optional(),
  UPGRADE_BACKUP: z.enum(['on', 'off'], 'must be on or off').optional(),
}

type Values = z.infer<z.ZodObject<typeof backupSettings>>

/** Settings of a timetable that nobody set up are a mistake: whoever wrote them counts on backups. */
export function backupRule(values: Values, context: z.RefinementCtx): void {
  for (const name of ['BACKUP_KEEP', 'BACKUP_DIR'] as const)
    if (values[name] !== undefined && values.BACKUP_EVERY === undefined)
      context.addIssue({
        code: 'custom',
        path: ['BACKUP_EVERY'],
        message: `is required with ${name}: how often a backup is made, such as 24h, or off`,
      })
}

export function backupConfig(
  values: Values & { DATA_DIR: string; DATABASE_URL?: string | undefined },
  resolved: (path: string) => string,
): BackupConfig {
  return {
    backupPassphrase: values.BACKUP_PASSPHRASE ?? null,
    backupEvery: values.BACKUP_EVERY ?? 0,
    backupKeep: values.BACKUP_KEEP ?? 7,
    backupFolder: resolved(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
    backsUpFirst: values.UPGRADE_BACKUP ? values.UPGRADE_BACKUP === 'on' : !values.DATABASE_URL,
  }
}
