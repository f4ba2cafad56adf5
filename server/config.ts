import { join, resolve } from 'node:path'
import { readInterval } from '@cyberluach/core/site/backup-timetable'
import { z } from 'zod'
import {
  wholeNumber,
  areContacts,
  areLinks,
  areNetworks,
  databaseUrlError,
  isMailServer,
  isOrigin,
  isSender,
  isVaried,
  positiveNumber,
  without,
  databaseAddressError,
  unknownSettingLines,
} from './setting-rules.ts'
import { isEmail } from '@cyberluach/core/text/email-and-phone'
import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { isTimeZone, defaultTimeZone } from '@cyberluach/core/dates/time-zones'
import { fileURLToPath } from 'node:url'
import { canSharePort, mostWorkers, usualWorkers } from './system/ports.ts'
import { pages } from '@cyberluach/core/site/pages'

/** Variables of the environment that are about backups. */
const backupSettings = {
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
function backupRule(values: Values, context: z.RefinementCtx): void {
  for (const name of ['BACKUP_KEEP', 'BACKUP_DIR'] as const)
    if (values[name] !== undefined && values.BACKUP_EVERY === undefined)
      context.addIssue({
        code: 'custom',
        path: ['BACKUP_EVERY'],
        message: `is required with ${name}: how often a backup is made, such as 24h, or off`,
      })
}

/** The root folder of the repository. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url))

export type Parsed<T> = { ok: true; value: T } | { ok: false; error: string }

const secretVariables = new Set(
  `PAYLOAD_SECRET ADMIN_PASSWORD DATABASE_URL DATABASE_DIRECT_URL DATABASE_READ_URL SMTP_URL METRICS_TOKEN
  BACKUP_PASSPHRASE`.split(/\s+/),
)
/** What the start tells its own processes, whatever anybody else sets. */
const ofProcesses = new Set(['EDGE_WORKER', 'CMS_URL', 'SITE_URL', 'INIT_CWD'])
const shortestSecret = 32

const schema = z
  .object({
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
      .default('127.0.0.1'),
    PORT: wholeNumber(1, 65_535).default(4321),
    PUBLIC_URL: z.string().refine(isOrigin, 'must be an http(s) address without a path').optional(),
    DATABASE_URL: without(databaseUrlError).optional(),
    DATABASE_DIRECT_URL: without(databaseUrlError).optional(),
    DATABASE_READ_URL: without(databaseUrlError).optional(),
    DATA_DIR: z.string().default('.data'),
    PAYLOAD_SECRET: z
      .string()
      .min(shortestSecret, `must have at least ${shortestSecret} characters`)
      .refine(isVaried, 'is too easy to guess: make one with openssl rand -hex 32')
      .optional(),
    ADMIN_USERNAME: z
      .string()
      .regex(/^[\w.@-]{1,64}$/, 'must be 1 to 64 letters, digits or . _ - @')
      .default('admin'),
    ADMIN_PASSWORD: z.string().optional(),
    ADMIN_LOGIN_PATH: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, 'must be one part of a path: small letters, digits and hyphens')
      .refine((path) => !publicPaths.has(path), 'is the path of another page')
      .default(builtLoginPath),
    SITE_TIME_ZONE: z
      .string()
      .refine(isTimeZone, `must be a time zone such as ${defaultTimeZone}`)
      .default(defaultTimeZone),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    RATE_LIMIT_SCALE: positiveNumber().default(1),
    EDGE_WORKERS: wholeNumber(1, mostWorkers)
      .refine((workers) => workers === 1 || canSharePort, 'must be 1: this system gives a port to one process only')
      .default(usualWorkers()),
    EDGE_WORKER: z.string().default('edge'),
    CDN_MAX_AGE: wholeNumber(0, 86_400).default(0),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters and digits, as from openssl rand -hex 32')
      .optional(),
    METRICS: z.enum(['off', 'local'], 'must be off or local').optional(),
    SESSION_MINUTES: wholeNumber(1, 1440).optional(),
    SEED: z.enum(['demo', 'none'], 'must be demo or none').optional(),
    SMTP_URL: z.string().refine(isMailServer, 'must be an smtp:// or smtps:// address').optional(),
    CONTACT_EMAIL: z.string().refine(isEmail, 'must be an email address').optional(),
    SECURITY_CONTACT: z
      .string()
      .refine(areContacts, 'must be email addresses or https:// addresses with commas between them')
      .optional(),
    ACCESSIBILITY_COORDINATOR: z.string().max(300, 'must have at most 300 characters').optional(),
    MAIL_FROM: z.string().refine(isSender, 'must be an email address, alone or as Name <name@example.com>').optional(),
    ...backupSettings,
    INIT_CWD: z.string().optional(),
    GEOIP_CITY_DB: without((path) => databaseAddressError(resolve(projectFolder, path)))
      .transform((path) => resolve(projectFolder, path))
      .optional(),
    REQUIRE_SECOND_FACTOR: z.enum(['none', 'admins', 'everyone'], 'must be none, admins or everyone').optional(),
    PROOF_OF_WORK: z.enum(['off', 'observe', 'enforce'], 'must be off, observe or enforce').optional(),
    READ_LINKS: z.enum(['on', 'private', 'off'], 'must be on, private or off').optional(),
    READ_EVENT_PAGES: z.enum(['on', 'off'], 'must be on or off').optional(),
    FETCH_PRIVATE: z
      .string()
      .refine(areNetworks, 'must be ranges of networks such as 10.0.0.0/8, with commas between them')
      .optional(),
    LOG_FORMAT: z.enum(['plain', 'json'], 'must be plain or json').optional(),
    LOG_LEVEL: z
      .enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
        'must be trace, debug, info, warn, error, fatal or silent',
      )
      .optional(),
    LOG_ADDRESSES: z.enum(['off', 'network'], 'must be off or network').optional(),
    CMS_URL: z.string().optional(),
    SITE_URL: z.string().optional(),
    SOCIAL_LINKS: z
      .string()
      .refine(areLinks, 'must be https:// addresses with spaces or commas between them')
      .optional(),
  })
  .superRefine(backupRule)
  .refine((values) => !values.DATABASE_URL || values.PAYLOAD_SECRET, {
    path: ['PAYLOAD_SECRET'],
    message: `is required with DATABASE_URL (at least ${shortestSecret} characters)`,
  })
  .refine((values) => !values.DATABASE_DIRECT_URL || values.DATABASE_URL, {
    path: ['DATABASE_URL'],
    message: 'is required with DATABASE_DIRECT_URL: the address of the pooler',
  })
  .refine((values) => !values.DATABASE_READ_URL || values.DATABASE_URL, {
    path: ['DATABASE_URL'],
    message: 'is required with DATABASE_READ_URL: the database that the replica follows',
  })
  .refine((values) => values.METRICS !== 'local' || (values.TRUST_PROXY === 0 && !values.PUBLIC_URL), {
    path: ['METRICS'],
    message: 'must not be local with TRUST_PROXY or PUBLIC_URL, since behind a proxy everybody is: set METRICS_TOKEN',
  })
  .refine((values) => !values.SMTP_URL || values.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is required with SMTP_URL: the address that mails come from',
  })

/** Reads the environment once. The error is one line: the variable, what is wrong, and its value unless it is a secret. */
export function parseConfig(environment: Record<string, string | undefined> = process.env): Parsed<Config> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(present)
  if (!result.success) return { ok: false, error: errorOf(result.error, present) }
  return { ok: true, value: configOf(result.data) }
}

function configOf(values: z.output<typeof schema>) {
  return {
    host: values.HOST,
    port: values.PORT,
    /** Origin of the public address, without a path; null where none is set and the request's Host is believed. */
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    /** null: the embedded PostgreSQL. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** The database itself where `databaseUrl` leads to a pooler; null where it does not. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    /** A replica for public reads; null where there is none. */
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    dataFolder: resolve(projectFolder, values.DATA_DIR),
    /** null: generated and stored in the data folder, on the embedded database only. */
    payloadSecret: values.PAYLOAD_SECRET ?? null,
    adminUsername: values.ADMIN_USERNAME,
    /** null: a random one for the first admin of a new database. */
    adminPassword: values.ADMIN_PASSWORD ?? null,
    adminLoginPath: values.ADMIN_LOGIN_PATH,
    siteTimeZone: values.SITE_TIME_ZONE,
    /** How many proxies in front of us are trusted to name the visitor's address; 0 believes the socket only. */
    trustedProxies: values.TRUST_PROXY,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    /** How many processes answer visitors, on the one port. */
    edgeWorkers: values.EDGE_WORKERS,
    /** Which of them this process is, as the start tells it. */
    edgeWorker: values.EDGE_WORKER,
    /** How many seconds a CDN in front may keep what everybody gets alike; 0 where there is none. */
    cdnMaxAge: values.CDN_MAX_AGE,
    /** Who sends it sees the figures; null: nobody by a token. */
    metricsToken: values.METRICS_TOKEN ?? null,
    /** Whether programs of this machine see the figures. */
    metricsForLocal: values.METRICS === 'local',
    sessionMinutes: values.SESSION_MINUTES ?? null,
    /** null: `demo` on a new embedded database, `none` otherwise. */
    seed: values.SEED ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    /** The folder in which the command was given: npm goes to its own. */
    calledFrom: values.INIT_CWD ?? process.cwd(),
    /** A file that knows the cities of addresses, in MaxMind's format; null: cities stay unknown. */
    geoipCityDatabase: values.GEOIP_CITY_DB ?? null,
    /** Where the parts of the product answer inside the machine, as the start tells them; null in the start itself. */
    cmsUrl: values.CMS_URL ?? null,
    siteUrl: values.SITE_URL ?? null,
    /** What backups are encrypted with; null: they are not. */
    backupPassphrase: values.BACKUP_PASSPHRASE ?? null,
    /** Milliseconds from one backup of the timetable to the next; 0: it makes none. */
    backupEvery: values.BACKUP_EVERY ?? 0,
    /** How many of its own the timetable keeps. */
    backupKeep: values.BACKUP_KEEP ?? 7,
    backupFolder: resolve(projectFolder, values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
    /** Whether a start makes one before it brings the data to its program; of the embedded database, if nobody says. */
    backsUpFirst: values.UPGRADE_BACKUP ? values.UPGRADE_BACKUP === 'on' : !values.DATABASE_URL,
  }
}

export type Config = ReturnType<typeof configOf>

/** A line for each variable that somebody took for a setting. */
export function unknownSettings(environment: Record<string, string | undefined> = process.env): string[] {
  const settings = Object.keys(schema.shape).filter((name) => !ofProcesses.has(name))
  return unknownSettingLines(Object.keys(environment), settings)
}

function errorOf(error: z.ZodError, present: Record<string, string | undefined>): string {
  const issue = error.issues[0]
  const name = String(issue?.path[0] ?? 'environment')
  const value = present[name]
  const shown = value === undefined || secretVariables.has(name) ? '' : ` (it is ${JSON.stringify(value)})`
  return `${name} ${issue?.message ?? 'is wrong'}${shown}`
}

/** What the sign-in may not be called: the beginnings of all other paths, in small letters as its own is written. */
export const publicPaths = new Set([
  ...'admin api cms he icons logo media og'.split(' '),
  ...pages.flatMap(({ path }) => path.toLowerCase().split('/')[1] ?? []),
])
publicPaths.delete(builtLoginPath)
