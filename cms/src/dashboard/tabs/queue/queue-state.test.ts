import { describe, expect, test } from 'vitest'

import {
  emptyQueue,
  firstPage,
  mostSelected,
  queueAfter,
  selectedIn,
  waitingIn,
  type QueueEvent,
  type QueueState,
  type QueueFilter,
} from './queue-state.ts'
import type { Submission } from '../../submission.ts'
import { submissionWith } from '../../../testing/submission-with.ts'

const first = submissionWith({ id: 'first', createdAt: '2026-11-18T08:00:00Z' })
const second = submissionWith({ id: 'second', createdAt: '2026-11-19T08:00:00Z' })
const between = submissionWith({ id: 'between', createdAt: '2026-11-18T20:00:00Z' })
const everything: QueueFilter = { status: 'all', text: '' }

type More = { others?: Submission[]; filter?: QueueFilter; total?: number; isBusy?: boolean }
const read = (rows: Submission[], more: More = {}): QueueEvent => ({
  kind: 'read',
  reading: {
    filter: more.filter ?? everything,
    rows,
    others: more.others ?? [],
    total: more.total ?? rows.length,
  },
  isBusy: more.isBusy ?? false,
})
const after = (...events: QueueEvent[]): QueueState => events.reduce(queueAfter, emptyQueue({ order: 'queue' }))
const rows = ({ places }: QueueState) => places.map(({ id }) => id)
const busy = { isBusy: true }

describe('a poll', () => {
  test('brings new rows in while nobody is at the list', () => {
    expect(rows(after(read([first, second]), read([first, between, second])))).toEqual(['first', 'between', 'second'])
  })

  test('lets them wait while somebody is, until they are asked for', () => {
    const state = after(read([first, second]), read([first, between, second], busy))
    expect(rows(state)).toEqual(['first', 'second'])
    expect(waitingIn(state)).toBe(1)
    const revealed = queueAfter(state, { kind: 'revealed' })
    expect(rows(revealed)).toEqual(['first', 'between', 'second'])
    expect(waitingIn(revealed)).toBe(0)
  })

  test('updates a row where it stands, even when it no longer matches the filter', () => {
    const pending: QueueFilter = { status: 'pending', text: '' }
    const decided = { ...first, status: 'approved' as const }
    const state = after(
      { kind: 'filtered', filter: pending },
      read([first, second], { filter: pending }),
      read([second], { filter: pending, others: [decided] }),
    )
    expect(rows(state)).toEqual(['first', 'second'])
    expect(state.records.get('first')?.status).toBe('approved')
    expect(state.total).toBe(2)
  })

  test('takes away what was deleted, from the selection too', () => {
    const selected: QueueEvent = { kind: 'selected', ids: ['first', 'second'], isSelected: true }
    const state = after(read([first, second]), selected, read([second]))
    expect(rows(state)).toEqual(['second'])
    expect(selectedIn(state)).toEqual([second])
  })

  test('of another filter than the one asked for is too late', () => {
    const search: QueueFilter = { status: 'all', text: 'x' }
    expect(rows(after(read([first]), { kind: 'filtered', filter: search }, read([second])))).toEqual(['first'])
  })

  test('tells whether there is more than was read', () => {
    expect(after(read([first], { total: 3 })).hasMore).toBe(true)
    expect(after(read([first], { total: 1, others: [second] })).hasMore).toBe(false)
  })
})

describe('an open row', () => {
  const opened: QueueEvent = { kind: 'toggled', id: 'first' }

  test('stays, with what was known of it, when its submission is deleted elsewhere', () => {
    const state = after(read([first, second]), opened, read([second], busy), read([second], busy))
    expect(rows(state)).toEqual(['first', 'second'])
    expect(state).toMatchObject({ openId: 'first', goneId: 'first' })
    expect(state.records.get('first')).toBe(first)
  })

  test('of a deleted submission goes when it is closed', () => {
    const state = after(read([first, second]), opened, read([second], busy), opened)
    expect(rows(state)).toEqual(['second'])
    expect(state).toMatchObject({ openId: null, goneId: null })
  })

  test('keeps the note that was typed, through polls and closing', () => {
    const noted: QueueEvent = { kind: 'noted', id: 'first', note: 'Call them' }
    expect(after(read([first]), opened, noted, read([first]), opened).notes).toEqual({ first: 'Call them' })
  })

  test('stays open through a new filter that it matches, and closes with one that it does not', () => {
    const filter: QueueFilter = { status: 'all', text: 'negev' }
    const filtered: QueueEvent = { kind: 'filtered', filter }
    const state = after(read([first, second]), opened, filtered)
    expect(queueAfter(state, read([first], { filter })).openId).toBe('first')
    expect(queueAfter(state, read([second], { filter })).openId).toBeNull()
  })

  test('gives way to another one', () => {
    expect(after(read([first, second]), opened, { kind: 'toggled', id: 'second' }).openId).toBe('second')
  })
})

test('a row that is deleted from here goes at once, even when it is open', () => {
  const state = after(read([first, second]), { kind: 'toggled', id: 'first' }, { kind: 'deleted', ids: ['first'] })
  expect(rows(queueAfter(state, read([second])))).toEqual(['second'])
  expect(state.openId).toBeNull()
})

test('a new filter begins with the first page and stands in the order of the server', () => {
  const filter: QueueFilter = { status: 'rejected', text: '' }
  const state = after(read([first, second]), { kind: 'grown' }, { kind: 'filtered', filter })
  expect(state.limit).toBe(firstPage)
  expect(rows(queueAfter(state, read([second, first], { filter })))).toEqual(['second', 'first'])
})

describe('the selection', () => {
  const select = (ids: string[], isSelected = true): QueueEvent => ({ kind: 'selected', ids, isSelected })

  test('is told in the order of the rows', () => {
    expect(selectedIn(after(read([first, second]), select(['second']), select(['first'])))).toEqual([first, second])
  })

  test('lets single rows go', () => {
    const state = after(read([first, second]), select(['first', 'second']), select(['first'], false))
    expect(selectedIn(state)).toEqual([second])
  })

  test('does not grow beyond what an export can name', () => {
    const many = Array.from({ length: mostSelected + 1 }, (_, index) => String(index))
    expect(after(select(many)).selected.size).toBe(mostSelected)
  })
})
