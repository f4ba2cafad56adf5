import { beforeEach, expect, test, vi } from 'vitest'
import { deleteDraft, saveDraft, savedDraft } from './draft.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const draft = { form: 'post', username: 'maya', about: null, values: { title: 'Night of the flags' } }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storage)
})

test('what somebody was writing is there for them, in that form, until it is forgotten', () => {
  expect(savedDraft('post', 'maya')).toBeNull()
  saveDraft(draft)
  expect(savedDraft('post', 'maya')).toEqual(draft)
  expect(savedDraft('post', 'noa')).toBeNull()
  expect(savedDraft('letter', 'maya')).toBeNull()
  deleteDraft('letter')
  expect(savedDraft('post', 'maya')).toEqual(draft)
  deleteDraft('post')
  expect(savedDraft('post', 'maya')).toBeNull()
})

test('what cannot be read is no draft, and a full storage is survived', () => {
  stored.set('adminDraft:post', '{')
  expect(savedDraft('post', 'maya')).toBeNull()
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('sessionStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  saveDraft(draft)
  expect(warned).toHaveBeenCalledTimes(1)
})
