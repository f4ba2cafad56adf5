import { z } from '@hono/zod-openapi'
import { endpoint, staffCall, jsonAnswer } from './endpoint.ts'
import { errors } from './errors.ts'
import { backupErrors } from '@cyberluach/core/site/backup-timetable'
import { moment } from './fields.ts'

const stateSchema = z.object({ status: z.enum(['ok', 'unavailable']) })

const healthSchema = stateSchema
  .extend({
    database: z.object({
      ok: z.boolean().openapi({ description: 'It answers, and takes what is written' }),
      latencyMs: z.number().nullable().openapi({ description: 'Of one small query; null while it is away' }),
      version: z.string().nullable().openapi({ description: 'Of PostgreSQL; null while it is away' }),
      uptimeSeconds: z.number().int().nullable(),
    }),
    version: z.string(),
    node: z.string().openapi({ description: 'Version of Node.js' }),
    startedAt: moment,
    uptimeSeconds: z.number().int(),
    responseTimes: z.object({ p50Ms: z.number(), p95Ms: z.number(), count: z.number().int() }).nullable().openapi({
      description:
        'Of the latest 1000 answers of this process, those about its health not counted; null before the first',
    }),
  })
  .openapi('Health')

/** Whether all is well, and nothing else: anybody may ask. */
export const getHealth = endpoint('GET /api/health', {
  tags: ['Service'],
  summary: 'Whether the service and its database are well',
  facts: { isProbe: true },
  responses: {
    200: jsonAnswer(stateSchema, 'All is well'),
    503: jsonAnswer(stateSchema, 'The database is away, or takes nothing that is written'),
  },
})

/** That the process that answers lives, whatever is behind it: one that does not is started anew. */
export const getLive = endpoint('GET /api/health/live', {
  tags: ['Service'],
  summary: 'Whether the process answers, whatever is behind it',
  facts: { isProbe: true },
  responses: { 200: jsonAnswer(z.object({ status: z.literal('ok') }), 'It answers') },
})

/** That the CMS answers as well, whatever its database does: cached pages alone are no working site. */
export const getCms = endpoint('GET /api/health/cms', {
  tags: ['Service'],
  summary: 'Whether the process behind forms and panel answers, whatever its database does',
  facts: { isProbe: true },
  responses: {
    200: jsonAnswer(stateSchema, 'It answers'),
    503: jsonAnswer(stateSchema, 'It gives no answer within two seconds'),
  },
})

/** Whether visitors may be sent here: everything answers, and what they write is stored. */
export const getReady = endpoint('GET /api/health/ready', {
  tags: ['Service'],
  summary: 'Whether visitors may be sent here: the database answers and takes what is written',
  facts: { isProbe: true },
  responses: {
    200: jsonAnswer(stateSchema, 'It may take visitors'),
    503: jsonAnswer(stateSchema, 'The database is away, or takes nothing that is written'),
  },
})

/** The same for the admin, with what was measured. */
export const getHealthReport = endpoint('GET /api/sys/health', {
  ...staffCall('Service', 'administer'),
  summary: 'How the service and its database are',
  facts: { isProbe: true },
  responses: {
    200: jsonAnswer(healthSchema, 'All is well'),
    ...errors(401, 403),
    503: jsonAnswer(healthSchema, 'The database takes nothing that is written; an error while it is away'),
  },
})

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
        reason: z.enum(backupErrors),
        words: z.string().openapi({ description: 'As the program said it, in English' }),
      })
      .nullable()
      .openapi({ description: 'The latest try, where it failed' }),
  })
  .openapi('BackupState')

/** How backups are, as the dashboard reads it. */
export type BackupState = z.infer<typeof backupStateSchema>

/** How backups are: for the dashboard. */
export const getBackupState = endpoint('GET /api/sys/backups', {
  ...staffCall('Service', 'administer'),
  summary: 'When the last backup was made, when the next is due, and what failed',
  responses: { 200: jsonAnswer(backupStateSchema, 'How backups are'), ...errors(401, 403, 503) },
})
