import { expect, test } from 'vitest'

import { takeHandedToast } from './handed-toast.ts'

function storageWith(kept: string | null): Storage {
  const values = new Map(kept === null ? [] : [['cyberluach.toast', kept]])
  return {
    getItem: (name: string) => values.get(name) ?? null,
    removeItem: (name: string) => void values.delete(name),
  } as Storage
}

test('the welcome of the sign-in page is taken once', () => {
  const storage = storageWith('{"kind":"success","title":"התחברות הצליחה","text":"ברוך הבא admin"}')
  expect(takeHandedToast(storage)).toEqual({ title: 'התחברות הצליחה', text: 'ברוך הבא admin' })
  expect(takeHandedToast(storage)).toBeNull()
})

test('what is no message says nothing', () => {
  for (const kept of [null, 'nonsense', '7', '{}']) expect(takeHandedToast(storageWith(kept))).toBeNull()
})
