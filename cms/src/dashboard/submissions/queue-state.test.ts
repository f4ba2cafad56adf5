import { describe, expect, test } from 'vitest'

import { emptyQueue, queueAfter, waitingIn, type QueueEvent, type QueueState } from './queue-state.ts'
import type { Submission } from './submission.ts'
import { submissionWith } from './testing.ts'

const typeName = (type: string) => type
const first = submissionWith({ id: 'first', createdAt: '2026-11-18T08:00:00Z' })
const second = submissionWith({ id: 'second', createdAt: '2026-11-19T08:00:00Z' })
const fresh = submissionWith({ id: 'fresh', createdAt: '2026-11-20T08:00:00Z' })

const polled = (submissions: Submission[], isBusy = false): QueueEvent => ({
  kind: 'polled',
  submissions,
  typeName,
  isBusy,
})
const after = (...events: QueueEvent[]): QueueState => events.reduce(queueAfter, emptyQueue)
const rows = ({ places }: QueueState) => places.map(({ id }) => id)

describe('a poll', () => {
  test('brings new rows in while nobody is at the list', () => {
    expect(rows(after(polled([first]), polled([first, fresh])))).toEqual(['first', 'fresh'])
  })

  test('lets them wait while somebody is, until they are asked for', () => {
    const state = after(polled([first]), polled([first, fresh], true))
    expect(rows(state)).toEqual(['first'])
    expect(waitingIn(state, typeName).map(({ id }) => id)).toEqual(['fresh'])
    expect(rows(queueAfter(state, { kind: 'revealed', typeName }))).toEqual(['first', 'fresh'])
  })

  test('updates a row where it stands, even when it no longer matches the filter', () => {
    const filtered: QueueEvent = { kind: 'filtered', filter: { status: 'pending', text: '' }, typeName }
    const decided = { ...first, status: 'approved' as const }
    const state = after(polled([first, second]), filtered, polled([decided, second]))
    expect(rows(state)).toEqual(['first', 'second'])
    expect(state.records.get('first')?.status).toBe('approved')
  })

  test('takes away what was deleted', () => {
    expect(rows(after(polled([first, second]), polled([second])))).toEqual(['second'])
  })
})

describe('an open row', () => {
  const opened: QueueEvent = { kind: 'toggled', id: 'first' }

  test('stays, with what was known of it, when its submission is deleted elsewhere', () => {
    const state = after(polled([first, second]), opened, polled([second], true), polled([second], true))
    expect(rows(state)).toEqual(['first', 'second'])
    expect(state).toMatchObject({ openId: 'first', goneId: 'first' })
    expect(state.records.get('first')).toBe(first)
  })

  test('of a deleted submission goes when it is closed', () => {
    const state = after(polled([first, second]), opened, polled([second], true), opened)
    expect(rows(state)).toEqual(['second'])
    expect(state).toMatchObject({ openId: null, goneId: null })
  })

  test('keeps the note that was typed, through polls and closing', () => {
    const noted: QueueEvent = { kind: 'noted', id: 'first', note: 'Call them' }
    expect(after(polled([first]), opened, noted, polled([first]), opened).notes).toEqual({
      first: 'Call them',
    })
  })

  test('stays open through a new filter that it matches, and closes with one that it does not', () => {
    const search = (text: string): QueueEvent => ({
      kind: 'filtered',
      filter: { status: 'all', text },
      typeName,
    })
    const state = after(polled([first, second]), opened)
    expect(queueAfter(state, search('negev')).openId).toBe('first')
    expect(queueAfter(state, search('nothing like it')).openId).toBeNull()
  })

  test('gives way to another one', () => {
    expect(after(polled([first, second]), opened, { kind: 'toggled', id: 'second' }).openId).toBe('second')
  })
})

test('a row that is deleted from here goes at once, even when it is open', () => {
  const state = after(
    polled([first, second]),
    { kind: 'toggled', id: 'first' },
    { kind: 'deleted', id: 'first' },
  )
  expect(rows(queueAfter(state, polled([second])))).toEqual(['second'])
  expect(state.openId).toBeNull()
})

test('a new filter sorts again by what is known now', () => {
  const decided = { ...first, status: 'approved' as const }
  const all: QueueEvent = { kind: 'filtered', filter: { status: 'all', text: '' }, typeName }
  expect(rows(after(polled([first, second]), polled([decided, second]), all))).toEqual(['second', 'first'])
})
