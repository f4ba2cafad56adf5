import { expect, test } from 'vitest'
import { noDefaults, stated } from '../../../testing/sources.ts'
import type { SourceDefaults } from '../fetch/source.ts'
import type { Stated } from '../rows.ts'
import { fieldsByDefault, withDefaults } from './defaults.ts'

const read = (defaults: Partial<SourceDefaults>, ...rows: Partial<Stated>[]) =>
  withDefaults(
    { rows: rows.map((row) => ({ ...stated(row), raw: null })), refused: [] },
    { ...noDefaults, ...defaults },
  )
const only = (defaults: Partial<SourceDefaults>, row: Partial<Stated> = {}) => read(defaults, row).rows[0]

test('what holds for a source is filled in where a row says nothing, and never overrides', () => {
  const defaults = { eventType: 'meetup', organizer: 'OWASP', tags: 'appsec, web' } as const
  expect(only(defaults)).toMatchObject({ eventType: 'meetup', organizer: 'OWASP', tags: ['appsec', 'web'] })
  const said = { eventType: 'ctf', organizer: 'Somebody', tags: ['crypto'] } as const
  expect(only(defaults, { ...said, tags: ['crypto'] })).toMatchObject(said)
})

test.each<[Partial<SourceDefaults>, Partial<Stated>, { city: string | null; country: string | null }]>([
  [{ city: 'Tel Aviv' }, {}, { city: 'Tel Aviv', country: 'Israel' }],
  [{ city: 'Tel Aviv' }, { venue: 'Google' }, { city: 'Tel Aviv', country: 'Israel' }],
  [{ country: 'Israel' }, { city: 'Haifa' }, { city: 'Haifa', country: 'Israel' }],
  [{ city: 'Tel Aviv' }, { city: 'Berlin' }, { city: 'Berlin', country: 'Germany' }],
  [{ city: 'Tel Aviv' }, { country: 'Germany' }, { city: null, country: 'Germany' }],
  [{ city: 'Tel Aviv', country: 'Israel' }, { isOnline: true }, { city: null, country: null }],
])('with %j, %j takes place in %j', (defaults, row, place) => {
  expect(only(defaults, row)).toMatchObject(place)
})

test('a preview tells which fields are those of the source', () => {
  const defaults = { ...noDefaults, city: 'Tel Aviv', eventType: 'meetup', tags: 'web, appsec' } as const
  const row = only(defaults, { organizer: 'Somebody' })
  expect(row && fieldsByDefault(row, defaults)).toEqual(['eventType', 'city', 'country', 'tags'])
  expect(fieldsByDefault(stated({ eventType: 'ctf', city: 'Berlin', country: 'Germany' }), defaults)).toEqual([])
})

test('a list in Hebrew names its events in Hebrew, whatever letters they have', () => {
  expect(only({ language: 'he' }, { title: 'BSidesTLV' })?.titleHe).toBe('BSidesTLV')
  expect(only({ language: 'en' }, { title: 'BSidesTLV' })?.titleHe).toBeNull()
})

test('rows are left out by whole words of their names, in any case and both scripts, and said so', () => {
  const rows = ['API Conference Berlin', 'Rapid APIs', 'IT-Tage', 'כנס פיתוח', 'ESPC26'].map((title) => ({ title }))
  const parsed = read({ leaveOut: 'api conference, it-tage, ESPC, פיתוח' }, ...rows)
  expect(parsed.rows.map(({ title }) => title)).toEqual(['Rapid APIs', 'ESPC26'])
  expect(parsed.refused.map(({ reason, raw }) => `${reason} ${raw}`)).toEqual([
    'leftOut API Conference Berlin',
    'leftOut IT-Tage',
    'leftOut כנס פיתוח',
  ])
})

test('of a list of everything only rows with a word are read', () => {
  const rows = ['Cyber Week', 'Jazz night'].map((title) => ({ title }))
  expect(read({ onlyWith: 'cyber, סייבר' }, ...rows).rows.map(({ title }) => title)).toEqual(['Cyber Week'])
  expect(read({ onlyWith: ' , ' }, ...rows).rows).toHaveLength(2)
})
