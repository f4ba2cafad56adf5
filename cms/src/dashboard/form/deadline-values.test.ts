import type { Deadline } from '@cyberluach/core/events/deadline'
import { expect, test } from 'vitest'

import {
  deadlineErrors,
  deadlinesSent,
  deadlineValuesOf,
  extensionOf,
  newDeadline,
  submittedDeadlines,
} from './deadline-values.ts'

const site = 'Asia/Jerusalem'
const day: Deadline = {
  kind: 'callForPapers',
  day: '2027-03-01',
  at: null,
  zone: null,
  url: 'https://example.org',
  extendedFrom: null,
}
const hour: Deadline = { ...day, at: '2027-03-01T22:30:15Z', day: '2027-03-02', zone: 'Europe/Berlin' }

test('a day and an hour are shown by the clock of their zone, an hour of none by the site’s', () => {
  const ofNoZone = { ...hour, zone: null }
  expect(deadlineValuesOf([day, hour, ofNoZone], site)).toMatchObject([
    { day: '2027-03-01', time: '', zone: '' },
    { day: '2027-03-01', time: '23:30', zone: 'Europe/Berlin' },
    { day: '2027-03-02', time: '00:30', zone: site },
  ])
})

test('what nobody touched is sent as it was, to the second', () => {
  const rows = deadlineValuesOf([day, hour, { ...hour, zone: null }], site)
  expect(deadlinesSent(rows, site)).toEqual([day, hour, { ...hour, zone: null }])
})

test('an hour is read by the clock of its zone, of none by the one whose day ends last', () => {
  const typed = { ...newDeadline, kind: 'registration' as const, day: '2027-03-01', time: '23:59' }
  expect(deadlinesSent([typed, { ...typed, zone: site }], site)).toMatchObject([
    { at: '2027-03-01T23:59:00-12:00', zone: 'Etc/GMT+12', url: null },
    { at: '2027-03-01T23:59:00+02:00', zone: site },
  ])
  const [again] = deadlineValuesOf([{ ...day, at: '2027-03-02T11:59:00Z', zone: 'Etc/GMT+12' }], site)
  expect(again).toMatchObject({ day: '2027-03-01', time: '23:59', zone: '' })
})

test('a later day is an extension until somebody says that it mends a mistake', () => {
  const [row] = deadlineValuesOf([day], site)
  const later = { ...(row ?? newDeadline), day: '2027-03-08' }
  expect(extensionOf(later)).toBe('2027-03-01')
  expect(deadlinesSent([later], site)).toMatchObject([{ day: '2027-03-08', extendedFrom: '2027-03-01' }])
  expect(deadlinesSent([{ ...later, isMended: true }], site)).toMatchObject([{ extendedFrom: null }])
  expect(extensionOf({ ...later, day: '2027-02-01' })).toBeNull()
  expect(extensionOf({ ...newDeadline, day: '2027-03-08' })).toBeNull()
})

test('an extension that was said can be taken back, without another day', () => {
  const rows = deadlineValuesOf([{ ...day, extendedFrom: '2027-02-01' }], site)
  const mended = rows.map((row) => ({ ...row, isMended: true }))
  expect(deadlinesSent(rows, site)).toMatchObject([{ extendedFrom: '2027-02-01' }])
  expect(deadlinesSent(mended, site)).toMatchObject([{ day: '2027-03-01', extendedFrom: null }])
})

test('what closes after the event is named, unless it stood there', () => {
  const stood = deadlineValuesOf([day], site)
  const typed = { ...newDeadline, kind: 'earlyPrice' as const, day: '2027-06-01' }
  expect(deadlineErrors([...stood, typed], '2027-02-08')).toEqual([
    { path: 'deadlines.1.day', code: 'deadlineAfterEvent' },
  ])
  expect(deadlineErrors([...stood, typed], '2027-06-01')).toEqual([])
})

test('what is missing is named with its row', () => {
  const rows = [...deadlineValuesOf([day], site), { ...newDeadline, time: '25:00', url: 'no link' }]
  expect(deadlineErrors(rows)).toEqual([
    { path: 'deadlines.1.kind', code: 'choose' },
    { path: 'deadlines.1.day', code: 'required' },
    { path: 'deadlines.1.at', code: 'time' },
    { path: 'deadlines.1.url', code: 'url' },
  ])
})

test('the same deadline twice, and an account in a link, are named as the public form names them', () => {
  const [row = newDeadline] = deadlineValuesOf([day], site)
  const again = { ...row, url: 'https://noa:secret@example.org', was: null }
  expect(deadlineErrors([row, row])).toEqual([])
  expect(deadlineErrors([row, again])).toEqual([
    { path: 'deadlines.1.day', code: 'deadlineTwice' },
    { path: 'deadlines.1.url', code: 'linkAccount' },
  ])
})

test('a link is completed as the public form completes it', () => {
  const [row = newDeadline] = deadlineValuesOf([day], site)
  const typed = { ...row, url: 'example.com/call' }
  expect(deadlineErrors([typed])).toEqual([])
  expect(submittedDeadlines([typed])).toMatchObject([{ url: 'https://example.com/call' }])
  expect(deadlinesSent([typed], site)).toMatchObject([{ url: 'https://example.com/call' }])
})
