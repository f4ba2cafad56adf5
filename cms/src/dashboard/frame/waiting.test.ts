import type { Summary } from '@cyberluach/api/summary'
import { expect, test } from 'vitest'

import { waitingOf } from './polling.ts'

const now = new Date('2026-11-20T08:00:00Z')
const queue = (pending: number) => ({ pending, approved: 9, rejected: 9, overdue: 0, suspicious: 0 })

/** As far as the line reads it. */
const summaryOf = (pending: number) =>
  ({
    events: { ...queue(pending), oldest: pending ? '2026-11-18T08:00:00.000Z' : null },
    requests: pending,
    contact: queue(pending),
    feedback: queue(0),
    mails: { isOn: pending === 0, failed: pending, kept: pending },
    deadlines: pending,
    translations: pending,
    sources: { waiting: pending, failing: pending },
  }) as Summary

test('what waits is named in the order of dealing with it, without what there is none of', () => {
  expect(waitingOf(summaryOf(2), now, 'admin')).toMatchObject([
    { what: 'events', n: 2, oldest: '2026-11-18T08:00:00.000Z', tab: 'submissions' },
    { what: 'requests', n: 2, tab: 'submissions' },
    { what: 'decisions', n: 2, tab: 'sources' },
    { what: 'contact', n: 2, tab: 'contact' },
    { what: 'deadlines', n: 2, tab: 'events' },
    { what: 'sources', n: 2, tab: 'sources' },
    { what: 'mails', n: 2 },
    { what: 'keptMails', n: 2 },
    { what: 'translations', n: 2, address: '/admin/translations' },
  ])
  expect(waitingOf(summaryOf(0), now, 'admin')).toEqual([])
})

test('where only organizers ask for something, that is what the key leads to', () => {
  expect(waitingOf({ ...summaryOf(0), requests: 1 }, now, 'admin')).toEqual([
    { what: 'requests', n: 1, tab: 'submissions' },
  ])
})

test('mails lead to those that were counted: failed ones of the last 30 days', () => {
  const mails = waitingOf(summaryOf(1), now, 'admin').find(({ what }) => what === 'mails')
  const { pathname, searchParams } = new URL(mails && 'address' in mails ? mails.address : '', 'http://x')
  expect(pathname).toBe('/admin/collections/mails')
  expect([...searchParams.values()]).toEqual(['failed', '2026-10-21T08:00:00.000Z'])
})

test('a moderator is told of what they decide about, and of nothing that they may not open', () => {
  const theirs = waitingOf(summaryOf(1), now, 'moderator')
  expect(theirs.map(({ what }) => what)).toEqual(['events', 'requests', 'decisions', 'contact', 'deadlines'])
})
