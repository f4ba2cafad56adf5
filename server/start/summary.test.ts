import { expect, test } from 'vitest'
import { parseConfig, type Config } from '../config.ts'
import { summaryOf } from './summary.ts'

function config(environment: Record<string, string>): Config {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}

const database = { url: 'postgresql://root:hidden@db.example:5432/calendar', folder: null, movedAside: false }
const version = 'of 1.0.0, up to 20261120_234353_initial'

test('it names the addresses, the admin and the data', () => {
  const text = summaryOf(config({}), {
    database: { ...database, folder: '/srv/data' },
    version,
    retained: [{ folder: '/srv/data-17.kept-2026-11-26', major: 17, until: new Date('2026-12-26') }],
    password: 'abc',
    isFirst: true,
  })
  for (const part of [
    'http://127.0.0.1:4321/he',
    '/purple-elephant-42',
    '/admin/dashboard',
    'password abc',
    '/srv/data',
    '/srv/data-17.kept-2026-11-26: the data as PostgreSQL 17 had it; a start after 2026-12-26 removes it',
    'of 1.0.0, up to 20261120_234353_initial',
  ]) {
    expect(text).toContain(part)
  }
})

test('on a later start no password is shown', () => {
  expect(summaryOf(config({}), { database, version, retained: [], password: null, isFirst: false })).not.toContain(
    'password',
  )
})

test('it says whether mail is sent, without the password of its server', () => {
  const shown = (environment: Record<string, string>) =>
    summaryOf(config(environment), { database, version, retained: [], password: null, isFirst: false })
  expect(shown({})).toMatch(/Mail +kept, not sent: read it at \S+\/admin\/collections\/mails/)
  const sending = shown({
    SMTP_URL: 'smtps://us:hidden@mail.example:465',
    MAIL_FROM: 'Luach <us@example.com>',
  })
  expect(sending).toMatch(/Mail +sent by mail\.example:465, from Luach <us@example\.com>/)
  expect(sending).not.toContain('hidden')
})

test('a database of one’s own is named without its password', () => {
  const text = summaryOf(config({}), { database, version, retained: [], password: null, isFirst: false })
  expect(text).toContain('db.example:5432')
  expect(text).not.toContain('hidden')
})

test('it says where backups go and how often, or that there are none', () => {
  const shown = (environment: Record<string, string>) =>
    summaryOf(config(environment), { database, version, retained: [], password: null, isFirst: false })
  expect(shown({})).toMatch(/Backups +none by itself: set BACKUP_EVERY/)
  const passphrase = { BACKUP_PASSPHRASE: 'words that are hidden' }
  expect(shown({ BACKUP_EVERY: '1d', BACKUP_DIR: '/mnt/other', BACKUP_KEEP: '3', ...passphrase })).toMatch(
    /Backups +every 24 h to \/mnt\/other, the last 3, encrypted/,
  )
  expect(shown({ BACKUP_EVERY: '30m', DATA_DIR: '/srv' })).toMatch(/every 30 min to \/srv\/backups, the last 7$/)
})
