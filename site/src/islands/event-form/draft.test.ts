import { expect, test } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { clearDraft, loadDraft, saveDraft } from './draft.ts'

test('what was typed comes back', () => {
  const storage = memoryStorage()
  saveDraft(storage, { title: 'Harbor Lights CTF', isOnline: true })
  expect(loadDraft(storage)).toEqual({ title: 'Harbor Lights CTF', isOnline: true })
})

test('an empty tab has no draft', () => {
  expect(loadDraft(memoryStorage())).toEqual({})
})

test('a sent form leaves nothing behind', () => {
  const storage = memoryStorage()
  saveDraft(storage, { contactPersonPhone: '+972 50 000 0000' })
  clearDraft(storage)
  expect(storage.length).toBe(0)
})

test('fields that the form does not know, or of another kind, are left out', () => {
  const storage = memoryStorage()
  storage.setItem(
    'cyberluach.event-form',
    JSON.stringify({ title: 7, status: 'approved', isOnline: 'yes', titleHe: 'כנס' }),
  )
  expect(loadDraft(storage)).toEqual({ titleHe: 'כנס' })
})

test('a broken draft is no draft', () => {
  const storage = memoryStorage()
  storage.setItem('cyberluach.event-form', '{"title":')
  expect(loadDraft(storage)).toEqual({})
})
