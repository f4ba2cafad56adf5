import { backupFaults } from '@cyberluach/core/backup-timetable'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'

const moment = z.string().openapi({ format: 'date-time' })

const backupStateSchema = z
  .object({
    state: z.enum(['off', 'waiting', 'well', 'failed', 'late']).openapi({
      description:
        'Off: none was ever made, and no timetable is set. Waiting: the first is still to come. Failed: the latest try. Late: the last good one is older than twice the timetable’s time',
    }),
    everySeconds: z.number().int().nullable().openapi({ description: 'BACKUP_EVERY; null where it is off' }),
    isRunning: z.boolean().openapi({ description: 'The timetable’s is being made' }),
    nextAt: moment.nullable().openapi({ description: 'Of the timetable; now or before: it is due' }),
    last: z
      .object({
        at: moment,
        bytes: z.number().int(),
        isEncrypted: z.boolean(),
        madeBy: z.enum(['timetable', 'command', 'upgrade']),
      })
      .nullable()
      .openapi({ description: 'The last good one, of whomever' }),
    failure: z
      .object({
        at: moment,
        reason: z.enum(backupFaults),
        words: z.string().openapi({ description: 'As the program said it, in English' }),
      })
      .nullable()
      .openapi({ description: 'The latest try, where it failed' }),
  })
  .openapi('BackupState')

export type BackupState = z.infer<typeof backupStateSchema>

/** How backups are: for the dashboard. */
export const getBackupState = endpoint('GET /api/sys/backups', {
  tags: ['Service'],
  summary: 'When the last backup was made, when the next is due, and what failed',
  security: bearer,
  responses: { 200: jsonAnswer(backupStateSchema, 'How backups are'), ...errors(401, 403, 503) },
})
