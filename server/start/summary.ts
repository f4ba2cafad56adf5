import type { Config } from '../config.ts'
import { say } from '../log/log.ts'
import type { RetainedCluster } from '../upgrade/earlier-clusters.ts'

type Facts = {
  database: { url: string; folder: string | null; movedAside: boolean }
  /** Of which program the data is. */
  version: string
  /** Data of an older PostgreSQL that this one was moved from. */
  retained: RetainedCluster[]
  /** Generated in this start, and shown this once. */
  password: string | null
  isFirst: boolean
}

/** What whoever started it wants to know. A password stands in it, so that no file keeps it. */
export function printSummary(config: Config, facts: Facts): void {
  const summary = factsOf(config, facts).map(([name, value]) => `${name && `${name}: `}${value}`)
  say('info', 'CyberLuach is running', {
    plain: `\n${summaryOf(config, facts)}\n`,
    isSecret: true,
    fields: { summary },
  })
}

export function summaryOf(config: Config, facts: Facts): string {
  const rows = factsOf(config, facts).map(([name, value]) => `  ${name.padEnd(10)} ${value}`)
  const note = facts.database.movedAside
    ? `\n\nPostgreSQL does not run as root, and its own user cannot reach ${config.dataFolder}:\nthe data is in the folder named above. Set DATA_DIR to keep it elsewhere.`
    : ''
  return `CyberLuach is running. Ctrl-C stops it.\n\n${rows.join('\n')}${note}`
}

/** Names and values; what has no name goes on with what stands above it. */
function factsOf(config: Config, { database, version, retained, password, isFirst }: Facts): [string, string][] {
  const listening = listeningAddress(config)
  const base = config.publicUrl ?? listening
  const admin = password
    ? `${config.adminUsername}, password ${password}  (shown this once)`
    : `${config.adminUsername}${isFirst ? ', password as set in ADMIN_PASSWORD' : ''}`
  return [
    ['Calendar', `${base}/`],
    ['In Hebrew', `${base}/he`],
    ['Sign in', `${base}/${config.adminLoginPath}`],
    ['Dashboard', `${base}/admin/dashboard`],
    ['Admin', admin],
    ...(config.publicUrl ? [['Listens on', listening] as [string, string]] : []),
    ['Data', database.folder ?? databaseShown(database.url)],
    ['', version],
    ...retained.map(retainedShown),
    ['Mail', mailShown(config, base)],
    ['Backups', backupsShown(config)],
  ]
}

/** Where the product listens, as a browser can open it. */
export function listeningAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${hostShown(host)}:${port}`
}

function hostShown(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function retainedShown({ folder, major, until }: RetainedCluster): [string, string] {
  const day = until.toISOString().slice(0, 10)
  return ['Kept', `${folder}: the data as PostgreSQL ${major} had it; a start after ${day} removes it`]
}

/** Without the user's name and password. */
function mailShown({ smtpUrl, mailFrom }: Config, base: string): string {
  if (!smtpUrl) return `kept, not sent: read it at ${base}/admin/collections/mails, or set SMTP_URL to send it`
  return `sent by ${new URL(smtpUrl).host}, from ${mailFrom}`
}

function backupsShown({ backupEvery, backupKeep, backupFolder, backupPassphrase }: Config): string {
  if (backupEvery === 0) return 'none by itself: set BACKUP_EVERY to have them made'
  const minutes = backupEvery / 60_000
  const every = minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`
  return `every ${every} to ${backupFolder}, the last ${backupKeep}${backupPassphrase ? ', encrypted' : ''}`
}

/** Without the user's name and password. */
function databaseShown(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL on ${host}, database ${pathname.slice(1)}`
}

/** What is likely to be forgotten about the proxies in front, a line each. */
export function proxyWarnings({ publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>): string[] {
  const warnings: string[] = []
  if (publicUrl?.startsWith('https:') && trustedProxies === 0) {
    warnings.push(
      'PUBLIC_URL is https and TRUST_PROXY is 0: if a proxy ends TLS in front, all visitors count as one address and share its limits. Set TRUST_PROXY to the number of proxies.',
    )
  }
  if (!publicUrl && trustedProxies > 0) {
    warnings.push(
      'TRUST_PROXY is set and PUBLIC_URL is not: each visitor is believed about the address of this site. Set PUBLIC_URL.',
    )
  }
  return warnings
}
