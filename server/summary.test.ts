import { expect, test } from 'vitest'
import { parseConfig, type Config } from './config.ts'
import { summaryOf } from './summary.ts'

function config(environment: Record<string, string>): Config {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(parsed.fault)
  return parsed.value
}

const database = { url: 'postgresql://root:hidden@db.example:5432/calendar', folder: null, movedAside: false }

test('it names the addresses, the admin and the data', () => {
  const text = summaryOf(config({}), {
    database: { ...database, folder: '/srv/data' },
    password: 'abc',
    isFirst: true,
  })
  for (const part of [
    'http://127.0.0.1:4321/he',
    '/purple-elephant-42',
    '/admin/dashboard',
    'password abc',
    '/srv/data',
  ]) {
    expect(text).toContain(part)
  }
})

test('on a later start no password is shown', () => {
  expect(summaryOf(config({}), { database, password: null, isFirst: false })).not.toContain('password')
})

test('a database of one’s own is named without its password', () => {
  const text = summaryOf(config({}), { database, password: null, isFirst: false })
  expect(text).toContain('db.example:5432')
  expect(text).not.toContain('hidden')
})
