import { expect, test } from 'vitest'
import { readConfsTech } from './confs-tech.ts'

const row = {
  name: 'Smart  Systems',
  url: 'https://example.org',
  startDate: '2026-09-17',
  endDate: '2026-09-19',
  city: 'San Francisco, CA',
  country: 'U.S.A.',
  online: false,
}

test('a row becomes a conference, its country a code', () => {
  expect(readConfsTech(JSON.stringify([row])).conferences).toEqual([
    {
      title: 'Smart Systems',
      firstDay: '2026-09-17',
      lastDay: '2026-09-19',
      city: 'San Francisco, CA',
      country: 'US',
      isOnline: false,
      url: 'https://example.org',
      list: 'confsTech',
    },
  ])
})

test('an online conference may have no place', () => {
  const { name, url, startDate, endDate } = row
  const online = { name, url, startDate, endDate, online: true }
  expect(readConfsTech(JSON.stringify([online])).conferences).toMatchObject([
    { city: null, country: null, isOnline: true },
  ])
})

test.each([
  ['no exact date', { ...row, startDate: '2026-02-30' }],
  ['no exact date', { ...row, endDate: '2026-09-16' }],
  ['no country', { ...row, country: 'Atlantis' }],
])('a row with %s is left out and reported', (reason, wrong) => {
  const { conferences, leftOut } = readConfsTech(JSON.stringify([wrong]))
  expect(conferences).toEqual([])
  expect(leftOut).toMatchObject([{ list: 'confs.tech', reason: expect.stringContaining(reason) }])
})
