import type { Summary } from '@cyberluach/api/summary'
import { expect, test } from 'vitest'

import { tabCount } from './polling.ts'
import { tabNames } from './tabs.ts'

const queue = (pending: number) => ({ pending, approved: 9, rejected: 9, overdue: 1, suspicious: 0 })
const noAverages = {
  overallRating: null,
  usabilityRating: null,
  contentRating: null,
  designRating: null,
  recommendToOthers: null,
}

const summary = (pending: number, total: number, active: number): Summary => ({
  events: { ...queue(pending), oldest: null },
  contact: queue(pending),
  feedback: { ...queue(pending), ratings: [0, 0, 0, 0, 0], averages: noAverages },
  subscribers: { total, active: 0, cancelled: 0, joinedLast30Days: 0, cancelledLast30Days: 0 },
  sessions: { active },
  posts: { total, published: 0, drafts: 0 },
  mails: { isOn: true, failed: 0, kept: 0 },
  deadlines: 0,
  translations: 0,
  requests: pending === 0 ? 0 : 1,
  samples: 0,
  sources: { waiting: pending === 0 ? 0 : 2, failing: 0, offered: 0 },
})

test('a tab counts the work that waits, what is live, or how much there is', () => {
  expect(tabNames.map((name) => tabCount(name, summary(3, 20, 7)))).toEqual([
    null,
    { kind: 'live', n: 7 },
    { kind: 'pending', n: 4 },
    { kind: 'total', n: 20 },
    { kind: 'total', n: 20 },
    { kind: 'pending', n: 3 },
    { kind: 'pending', n: 3 },
    null,
    { kind: 'pending', n: 2 },
  ])
})

test('a tab with nothing to count has no count', () => {
  expect(tabNames.every((name) => tabCount(name, summary(0, 0, 0)) === null)).toBe(true)
})
