import { describe, expect, test } from 'vitest'

import { arrange, countByStatus, insert, newcomersTo, withoutGone, type QueueFilter } from './queue.ts'
import { submissionWith } from './testing.ts'

const everything: QueueFilter = { status: 'all', text: '' }
const typeName = (type: string) => (type === 'workshop' ? 'סדנה' : type)

const oldest = submissionWith({ id: 'oldest', createdAt: '2026-11-18T08:00:00Z' })
const newer = submissionWith({ id: 'newer', createdAt: '2026-11-20T08:00:00Z' })
const approved = submissionWith({ id: 'approved', status: 'approved', createdAt: '2026-11-10T08:00:00Z' })
const rejected = submissionWith({ id: 'rejected', status: 'rejected', createdAt: '2026-11-12T08:00:00Z' })
const all = [newer, approved, oldest, rejected]

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('the order', () => {
  test('is pending first with the oldest on top, then decisions with the newest on top', () => {
    expect(ids(arrange(all, everything, typeName))).toEqual(['oldest', 'newer', 'rejected', 'approved'])
  })

  test('of rows does not change when one of them is decided', () => {
    const places = arrange(all, everything, typeName)
    const decided = { ...oldest, status: 'approved' as const }
    expect(newcomersTo(places, [newer, approved, decided, rejected], everything, typeName)).toEqual([])
    expect(places[0]?.id).toBe('oldest')
  })
})

describe('a new submission', () => {
  const late = submissionWith({ id: 'late', createdAt: '2026-11-20T09:00:00Z' })

  test('is a newcomer until it is inserted below the older pending ones', () => {
    const places = arrange(all, everything, typeName)
    const newcomers = newcomersTo(places, [late, ...all], everything, typeName)
    expect(ids(newcomers)).toEqual(['late'])
    expect(ids(insert(places, newcomers))).toEqual(['oldest', 'newer', 'late', 'rejected', 'approved'])
  })

  test('keeps its place under a pending row that was decided meanwhile', () => {
    const places = arrange(all, everything, typeName)
    expect(ids(insert(places, [late])).indexOf('late')).toBe(2)
  })

  test('that does not match the filter is none', () => {
    const filter: QueueFilter = { status: 'approved', text: '' }
    expect(newcomersTo(arrange(all, filter, typeName), [late, ...all], filter, typeName)).toEqual([])
  })
})

describe('the search', () => {
  const workshop = submissionWith({
    id: 'workshop',
    eventType: 'workshop',
    title: 'Blue Team',
    organizerName: 'נועה',
  })
  const found = (text: string) => ids(arrange([...all, workshop], { status: 'all', text }, typeName))

  test('looks in title, organizer, email and type, whatever the case', () => {
    expect(found('blue team')).toEqual(['workshop'])
    expect(found('נועה')).toEqual(['workshop'])
    expect(found('WORKSHOP')).toEqual(['workshop'])
    expect(found('cybernegev.example')).toHaveLength(5)
  })

  test('knows the type by the name that people see', () => {
    expect(found('סדנה')).toEqual(['workshop'])
  })

  test('of nothing but spaces finds everything', () => {
    expect(found('  ')).toHaveLength(5)
  })
})

test('a deleted submission loses its place, unless its row is open', () => {
  const places = arrange(all, everything, typeName)
  const existing = new Set(['newer', 'approved', 'rejected'])
  expect(ids(withoutGone(places, existing, null))).toEqual(['newer', 'rejected', 'approved'])
  expect(ids(withoutGone(places, existing, 'oldest'))).toEqual(['oldest', 'newer', 'rejected', 'approved'])
})

test('places are the same object when nothing is gone', () => {
  const places = arrange(all, everything, typeName)
  expect(withoutGone(places, new Set(ids(all)), null)).toBe(places)
})

test('submissions are counted by status', () => {
  expect(countByStatus(all)).toEqual({ all: 4, pending: 2, approved: 1, rejected: 1 })
})
