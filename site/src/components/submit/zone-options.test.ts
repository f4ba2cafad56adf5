import { timeZones } from '@cyberluach/core/dates/time-zones'
import { expect, test } from 'vitest'
import { zoneOptions } from './event-form-setting.ts'

const israel = 'Asia/Jerusalem'

test('Israel comes first, the others in the order of the language, each by a name of its own', () => {
  for (const locale of ['en', 'he'] as const) {
    const [head, ...rest] = zoneOptions(locale, israel)
    expect(head).toEqual([israel, locale === 'en' ? 'Israel Time' : 'שעון ישראל'])
    const names = rest.map(([, name]) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
    expect(new Set(names).size).toBe(timeZones.length - 1)
  }
})

test('every zone is named by its place, in the language itself', () => {
  for (const [zone, name] of zoneOptions('en', israel)) if (zone !== 'UTC') expect(name).toMatch(/ Time$/)
  for (const [zone, name] of zoneOptions('he', israel)) if (zone !== 'UTC') expect(name).toMatch(/^שעון /)
})

test('the site’s own zone comes next, and a zone that was chosen elsewhere is offered too', () => {
  expect(
    zoneOptions('en', 'Asia/Tokyo')
      .map(([zone]) => zone)
      .slice(0, 2),
  ).toEqual([israel, 'Asia/Tokyo'])
  expect(zoneOptions('en', israel, ['Asia/Kathmandu']).map(([zone]) => zone)).toContain('Asia/Kathmandu')
})
