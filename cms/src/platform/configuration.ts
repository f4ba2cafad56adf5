import { readInterval } from '@cyberluach/core/site/backup-timetable'
import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { defaultTimeZone } from '@cyberluach/core/dates/time-zones'
import { z } from 'zod'

const environment = z.object({
  DATABASE_URL: z.string().min(1),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_READ_URL: z.string().optional(),
  PAYLOAD_SECRET: z.string().min(16),
  SITE_TIME_ZONE: z.string().default(defaultTimeZone),
  PUBLIC_URL: z.string().default(''),
  SITE_ADDRESS: z.string().default('http://localhost:4321'),
  PORT: z.string().optional(),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  SESSION_MINUTES: z.coerce.number().positive().max(1440).optional(),
  SEED: z.enum(['demo', 'none']).default('none'),
  ADMIN_USERNAME: z.string().min(1).default('admin'),
  ADMIN_PASSWORD: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  CONTACT_EMAIL: z.string().optional(),
  ADMIN_LOGIN_PATH: z.string().default(builtLoginPath),
  REQUIRE_SECOND_FACTOR: z.enum(['none', 'admins', 'everyone']).default('none'),
  PROOF_OF_WORK: z.enum(['off', 'observe', 'enforce']).default('observe'),
  FETCH_PRIVATE: z.string().default(''),
  READ_LINKS: z.enum(['on', 'private', 'off']).default('on'),
  READ_EVENT_PAGES: z.enum(['on', 'off']).default('on'),
  BACKUP_EVERY: z.string().default('off'),
  LOG_ADDRESSES: z.enum(['off', 'network']).default('off'),
})

/** What the environment says, parsed once. */
export type Configuration = ReturnType<typeof read>

let parsed: Configuration | null = null

export function configuration(): Configuration {
  parsed ??= read(process.env)
  return parsed
}

/** What is asked for also where nothing is set up: by tools that read the collections, and before the first line. */
export const unparsed = {
  secret: () => process.env.PAYLOAD_SECRET ?? '',
  logLevel: () => process.env.LOG_LEVEL || 'info',
  isDevelopment: () => process.env.NODE_ENV === 'development',
}

function read(source: NodeJS.ProcessEnv) {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = environment.safeParse(values)
  if (!result.success) {
    // Names and faults only: a value may be a secret.
    throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const { data } = result
  return {
    databaseUrl: data.DATABASE_URL,
    /** The database itself where `databaseUrl` leads to a pooler, and the same elsewhere. */
    directUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    /** A replica for public reads; null where there is none. */
    readUrl: data.DATABASE_READ_URL ?? null,
    secret: data.PAYLOAD_SECRET,
    timeZone: data.SITE_TIME_ZONE,
    publicUrl: data.PUBLIC_URL,
    /** Where the edge listens, for links in mails while no PUBLIC_URL is set. */
    siteAddress: data.SITE_ADDRESS,
    /** Where this process listens; null where it does not, as in tests. */
    port: data.PORT ?? null,
    rateLimitScale: data.RATE_LIMIT_SCALE,
    /** Idle minutes of every session; null where the host of its page decides. */
    sessionMinutes: data.SESSION_MINUTES ?? null,
    seed: data.SEED,
    admin: { username: data.ADMIN_USERNAME, password: data.ADMIN_PASSWORD ?? null },
    /** null: mails are stored and read in the panel. */
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM ?? null,
    /** Where visitors may write to; null: to the sender of mails. */
    contactEmail: data.CONTACT_EMAIL ?? null,
    /** The path of the hidden sign-in, as the outside knows it. */
    loginPath: data.ADMIN_LOGIN_PATH,
    /** Who signs in with a second factor or not at all. */
    requireSecondFactor: data.REQUIRE_SECOND_FACTOR,
    /** Whether forms are asked for a proof of work, and whether one that is missing counts. */
    proofOfWork: data.PROOF_OF_WORK,
    /** Whether forms are filled from a page that somebody names. */
    readsLinks: data.READ_LINKS !== 'off',
    /** Whether the own pages of events are read at night. */
    readsEventPages: data.READ_EVENT_PAGES === 'on',
    /** Whether whoever hands an event in may name pages in the networks of `fetchPrivate`, too. */
    readsPrivateLinks: data.READ_LINKS === 'private',
    /** Whether the line about a failed sign-in names the network that it came from. */
    logsAddresses: data.LOG_ADDRESSES === 'network',
    /** Milliseconds from one backup of the timetable to the next; 0: it makes none. */
    backupEvery: readInterval(data.BACKUP_EVERY) ?? 0,
    /** Ranges of private networks that addresses of sources may lead into all the same. */
    fetchPrivate: data.FETCH_PRIVATE.split(/[\s,]+/).filter(Boolean),
  }
}

/**
 * The origin that links in mails lead to: the public one, or where the product listens. Never what a request says of
 * itself: whoever sends it could have mails lead to a site of their own.
 */
export function publicOrigin({ publicUrl, siteAddress }: Pick<Configuration, 'publicUrl' | 'siteAddress'>): string {
  return URL.parse(publicUrl)?.origin ?? siteAddress
}
