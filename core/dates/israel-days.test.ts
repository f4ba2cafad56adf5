import { expect, test } from 'vitest'

import { addDays } from './day-key.ts'
import { type IsraelDayId, israelDaysOn, restOn, observancesBetween } from './israel-days.ts'

/** The first days of 2024 to 2035, as they are published: by Israel's calendar, with the days that it moves. */
const published: Record<IsraelDayId, string> = {
  roshHashanah: `
    2024-10-03 2025-09-23 2026-09-12 2027-10-02 2028-09-21 2029-09-10
    2030-09-28 2031-09-18 2032-09-06 2033-09-24 2034-09-14 2035-10-04`,
  fastOfGedaliah: `
    2024-10-06 2025-09-25 2026-09-14 2027-10-04 2028-09-24 2029-09-12
    2030-09-30 2031-09-21 2032-09-08 2033-09-26 2034-09-17 2035-10-07`,
  yomKippur: `
    2024-10-12 2025-10-02 2026-09-21 2027-10-11 2028-09-30 2029-09-19
    2030-10-07 2031-09-27 2032-09-15 2033-10-03 2034-09-23 2035-10-13`,
  sukkot: `
    2024-10-17 2025-10-07 2026-09-26 2027-10-16 2028-10-05 2029-09-24
    2030-10-12 2031-10-02 2032-09-20 2033-10-08 2034-09-28 2035-10-18`,
  holHamoedSukkot: `
    2024-10-18 2025-10-08 2026-09-27 2027-10-17 2028-10-06 2029-09-25
    2030-10-13 2031-10-03 2032-09-21 2033-10-09 2034-09-29 2035-10-19`,
  hoshanaRabbah: `
    2024-10-23 2025-10-13 2026-10-02 2027-10-22 2028-10-11 2029-09-30
    2030-10-18 2031-10-08 2032-09-26 2033-10-14 2034-10-04 2035-10-24`,
  simchatTorah: `
    2024-10-24 2025-10-14 2026-10-03 2027-10-23 2028-10-12 2029-10-01
    2030-10-19 2031-10-09 2032-09-27 2033-10-15 2034-10-05 2035-10-25`,
  octoberSeventh: `
    2024-10-27 2025-10-16 2026-10-05 2027-10-25 2028-10-15 2029-10-03
    2030-10-21 2031-10-12 2032-09-29 2033-10-17 2034-10-08 2035-10-28`,
  rabinDay: `
    2024-11-13 2025-11-03 2026-10-22 2027-11-11 2028-11-01 2029-10-21
    2030-11-07 2031-10-29 2032-10-17 2033-11-03 2034-10-25 2035-11-14`,
  sigd: `
    2024-11-28 2025-11-20 2026-11-09 2027-11-29 2028-11-16 2029-11-07
    2030-11-25 2031-11-13 2032-11-03 2033-11-21 2034-11-09 2035-11-29`,
  hanukkah: `
    2024-12-26 2025-12-15 2026-12-05 2027-12-25 2028-12-13 2029-12-02
    2030-12-21 2031-12-10 2032-11-28 2033-12-17 2034-12-07 2035-12-26`,
  fastOfTevet: `
    2025-01-10 2025-12-30 2026-12-20 2028-01-09 2028-12-28 2029-12-16
    2031-01-05 2031-12-25 2032-12-12 2034-01-01 2034-12-22`,
  tuBishvat: `
    2024-01-25 2025-02-13 2026-02-02 2027-01-23 2028-02-12 2029-01-31
    2030-01-19 2031-02-08 2032-01-28 2033-01-15 2034-02-04 2035-01-25`,
  fastOfEsther: `
    2024-03-21 2025-03-13 2026-03-02 2027-03-22 2028-03-09 2029-02-28
    2030-03-18 2031-03-06 2032-02-25 2033-03-14 2034-03-02 2035-03-22`,
  purim: `
    2024-03-24 2025-03-14 2026-03-03 2027-03-23 2028-03-12 2029-03-01
    2030-03-19 2031-03-09 2032-02-26 2033-03-15 2034-03-05 2035-03-25`,
  shushanPurim: `
    2024-03-25 2025-03-15 2026-03-04 2027-03-24 2028-03-13 2029-03-02
    2030-03-20 2031-03-10 2032-02-27 2033-03-16 2034-03-06 2035-03-26`,
  pesach: `
    2024-04-23 2025-04-13 2026-04-02 2027-04-22 2028-04-11 2029-03-31
    2030-04-18 2031-04-08 2032-03-27 2033-04-14 2034-04-04 2035-04-24`,
  holHamoedPesach: `
    2024-04-24 2025-04-14 2026-04-03 2027-04-23 2028-04-12 2029-04-01
    2030-04-19 2031-04-09 2032-03-28 2033-04-15 2034-04-05 2035-04-25`,
  seventhOfPesach: `
    2024-04-29 2025-04-19 2026-04-08 2027-04-28 2028-04-17 2029-04-06
    2030-04-24 2031-04-14 2032-04-02 2033-04-20 2034-04-10 2035-04-30`,
  yomHashoah: `
    2024-05-06 2025-04-24 2026-04-14 2027-05-04 2028-04-24 2029-04-12
    2030-04-30 2031-04-21 2032-04-08 2033-04-26 2034-04-17 2035-05-07`,
  yomHazikaron: `
    2024-05-13 2025-04-30 2026-04-21 2027-05-11 2028-05-01 2029-04-18
    2030-05-07 2031-04-28 2032-04-14 2033-05-03 2034-04-24 2035-05-14`,
  yomHaatzmaut: `
    2024-05-14 2025-05-01 2026-04-22 2027-05-12 2028-05-02 2029-04-19
    2030-05-08 2031-04-29 2032-04-15 2033-05-04 2034-04-25 2035-05-15`,
  lagBaomer: `
    2024-05-26 2025-05-16 2026-05-05 2027-05-25 2028-05-14 2029-05-03
    2030-05-21 2031-05-11 2032-04-29 2033-05-17 2034-05-07 2035-05-27`,
  yomYerushalayim: `
    2024-06-05 2025-05-26 2026-05-15 2027-06-04 2028-05-24 2029-05-13
    2030-05-31 2031-05-21 2032-05-09 2033-05-27 2034-05-17 2035-06-06`,
  shavuot: `
    2024-06-12 2025-06-02 2026-05-22 2027-06-11 2028-05-31 2029-05-20
    2030-06-07 2031-05-28 2032-05-16 2033-06-03 2034-05-24 2035-06-13`,
  fastOfTamuz: `
    2024-07-23 2025-07-13 2026-07-02 2027-07-22 2028-07-11 2029-07-01
    2030-07-18 2031-07-08 2032-06-27 2033-07-14 2034-07-04 2035-07-24`,
  tishaBav: `
    2024-08-13 2025-08-03 2026-07-23 2027-08-12 2028-08-01 2029-07-22
    2030-08-08 2031-07-29 2032-07-18 2033-08-04 2034-07-25 2035-08-14`,
  tuBav: `
    2024-08-19 2025-08-09 2026-07-29 2027-08-18 2028-08-07 2029-07-27
    2030-08-14 2031-08-04 2032-07-23 2033-08-10 2034-07-31 2035-08-20`,
}

const lengths: Partial<Record<IsraelDayId, number>> = {
  roshHashanah: 2,
  holHamoedSukkot: 5,
  holHamoedPesach: 5,
  hanukkah: 8,
}

const withEve: readonly IsraelDayId[] = [
  'roshHashanah',
  'yomKippur',
  'sukkot',
  'simchatTorah',
  'hanukkah',
  'purim',
  'pesach',
  'seventhOfPesach',
  'yomHashoah',
  'yomHazikaron',
  'yomHaatzmaut',
  'lagBaomer',
  'shavuot',
  'tishaBav',
]

const firstDays = (id: IsraelDayId) => published[id].trim().split(/\s+/)

test('every day of the years 2024 to 2035 is what is published of it, and nothing else', () => {
  const expected = new Map<string, string[]>()
  const add = (day: string, what: string) => expected.set(day, [...(expected.get(day) ?? []), what])
  for (const id of Object.keys(published) as IsraelDayId[])
    for (const day of firstDays(id)) {
      for (let index = 0; index < (lengths[id] ?? 1); index += 1) add(addDays(day, index), id)
      if (withEve.includes(id)) add(addDays(day, -1), `eve of ${id}`)
    }
  for (let day = '2024-01-01'; day <= '2035-12-31'; day = addDays(day, 1)) {
    const names = israelDaysOn(day).map(({ id, isEve }) => (isEve ? `eve of ${id}` : id))
    expect([day, names.sort()]).toEqual([day, (expected.get(day) ?? []).sort()])
  }
})

test('what is observed on a day comes before the eve that it is', () => {
  expect(israelDaysOn('2027-05-11')).toEqual([
    { id: 'yomHazikaron', isEve: false },
    { id: 'yomHaatzmaut', isEve: true },
  ])
})

test('Yom HaAtzmaut goes out of the way of Shabbat, and since 2004 of a Sunday before it', () => {
  const own = { wednesday: '2027-05-12', friday: '2026-04-22', saturday: '2025-05-01', monday: '2024-05-14' }
  expect(Object.values(own).map((day) => hasOn(day, 'yomHaatzmaut'))).toEqual([true, true, true, true])
  expect(hasOn('1997-05-12', 'yomHaatzmaut')).toBe(true)
})

test('nothing is observed before its first year', () => {
  const days = ['1900-04-26', '1947-04-25', '2023-10-09', '1990-11-10']
  expect(days.flatMap((day) => israelDaysOn(day))).toEqual([])
})

test('Purim of a leap year is in its second Adar', () => {
  expect(israelDaysOn('2027-02-21')).toEqual([])
  expect(hasOn('2027-03-23', 'purim')).toBe(true)
})

test('the eighth day of Hanukkah is 2 Tevet after a long Kislev and 3 Tevet after a short one', () => {
  const last = observancesBetween('2024-11-20', '2036-01-10')
    .filter(({ id, isEve }) => id === 'hanukkah' && !isEve)
    .map(({ last }) => last)
  expect(last.slice(0, 4)).toEqual(['2025-01-02', '2025-12-22', '2026-12-12', '2028-01-01'])
})

test('Israel rests on Shabbat and on holidays without work, from the afternoon before', () => {
  const week = ['2027-04-20', '2027-04-21', '2027-04-22', '2027-04-23', '2027-04-24', '2027-04-25']
  expect(week.map(restOn)).toEqual(['none', 'afternoon', 'whole', 'afternoon', 'whole', 'none'])
})

test('days in a row are one observance, cut to the range', () => {
  expect(observancesBetween('2026-12-01', '2026-12-08')).toEqual([
    { id: 'hanukkah', isEve: true, first: '2026-12-04', last: '2026-12-04' },
    { id: 'hanukkah', isEve: false, first: '2026-12-05', last: '2026-12-08' },
  ])
})

function hasOn(day: string, id: IsraelDayId): boolean {
  return israelDaysOn(day).some((each) => each.id === id && !each.isEve)
}
