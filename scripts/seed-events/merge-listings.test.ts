import { expect, test } from 'vitest'
import type { ListedConference } from '../../cms/src/seed/listed-conference.ts'
import { mergeListings } from './merge-listings.ts'

const row: ListedConference = {
  title: 'Nullcon Berlin',
  firstDay: '2026-11-05',
  lastDay: '2026-11-06',
  city: 'Berlin',
  country: 'DE',
  url: 'https://nullcon.net/berlin/',
  isOnline: false,
  list: 'infosecEvents',
}

test('the same host and days is one conference, as the first list tells it', () => {
  const other: ListedConference = {
    ...row,
    title: 'Berlin',
    url: 'https://www.nullcon.net/b',
    list: 'confsTech',
  }
  const { conferences, pairs } = mergeListings([row, other], {})
  expect(conferences).toEqual([row])
  expect(pairs).toEqual([{ kept: row, other }])
})

test('the same name on the same days is one conference under two addresses', () => {
  const other: ListedConference = { ...row, title: 'NullCon Berlin 2026', url: 'https://tickets.example' }
  expect(mergeListings([row, other], {}).conferences).toEqual([row])
})

test('two cities on one host on the same day are two conferences', () => {
  const other: ListedConference = { ...row, title: 'Nullcon Goa', city: 'Goa', country: 'IN' }
  expect(mergeListings([row, other], {}).conferences).toHaveLength(2)
})

test('next year is another conference', () => {
  const next: ListedConference = { ...row, firstDay: '2027-11-04', lastDay: '2027-11-05' }
  expect(mergeListings([next, row], {}).conferences).toEqual([row, next])
})

test('a disagreement on the days waits until it is decided', () => {
  const longer: ListedConference = { ...row, firstDay: '2026-11-02' }
  expect(mergeListings([row, longer], {}).disagreements).toEqual([
    { kept: row, other: longer, decided: null },
  ])
})

test('a decided disagreement takes the days that were decided', () => {
  const longer: ListedConference = { ...row, firstDay: '2026-11-02' }
  const days = { firstDay: row.firstDay, lastDay: row.lastDay }
  expect(mergeListings([longer, row], { 'Nullcon Berlin 2026': days }).conferences).toEqual([
    { ...longer, ...days },
  ])
})
