import { expect, test } from 'vitest'
import { handToast, handedToastName, takeHandedToast } from './handed-toast.ts'

function memory() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

test('a message is taken once, by the next page only', () => {
  const storage = memory()
  const welcome = { kind: 'success', title: 'התחברות הצליחה', text: 'ברוך הבא admin' } as const
  handToast(storage, welcome)
  expect(takeHandedToast(storage)).toEqual(welcome)
  expect(takeHandedToast(storage)).toBeNull()
})

test.each(['nonsense', '{"title":', '42', 'null', '{}', '{"title":7}'])(
  '%s is no message, and is dropped',
  (stored) => {
    const storage = memory()
    storage.setItem(handedToastName, stored)
    expect(takeHandedToast(storage)).toBeNull()
    expect(storage.items.size).toBe(0)
  },
)

test('where nothing can be stored nobody is stopped', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => handToast({ setItem: full }, { kind: 'danger', title: 'Not sent' })).not.toThrow()
})
