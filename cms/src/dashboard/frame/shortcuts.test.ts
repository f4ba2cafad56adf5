import { expect, test } from 'vitest'

import { shortcutOf, type KeyStroke } from './shortcuts.tsx'

const stroke = (code: string, more: Partial<KeyStroke> = {}): KeyStroke => ({
  code,
  key: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  ...more,
})

test.each([
  ['Digit1', 'tab1'],
  ['Numpad8', 'tab8'],
  ['Slash', 'search'],
  ['KeyR', 'refresh'],
  ['KeyW', 'waiting'],
  ['KeyJ', 'nextRow'],
  ['KeyK', 'previousRow'],
  ['Enter', 'toggleRow'],
  ['Space', 'selectRow'],
  ['KeyA', 'approve'],
  ['KeyX', 'reject'],
  ['KeyZ', 'undo'],
  ['Delete', 'remove'],
  ['KeyE', 'exportRows'],
  ['KeyN', 'create'],
  ['KeyF', 'filter'],
  ['KeyM', 'move'],
  ['KeyP', 'postpone'],
  ['KeyC', 'callOff'],
  ['KeyB', 'putBack'],
  ['KeyD', 'duplicate'],
  ['Comma', 'settings'],
  ['Escape', 'escape'],
])('the key %s is %s', (code, name) => {
  expect(shortcutOf(stroke(code))).toBe(name)
})

test('keys go by their place: on a Hebrew layout the key of R writes another letter', () => {
  expect(shortcutOf(stroke('KeyR', { key: 'ר' }))).toBe('refresh')
})

test('the list opens by the character or by the place of the question mark', () => {
  expect(shortcutOf(stroke('Slash', { key: '?', shiftKey: true }))).toBe('help')
  expect(shortcutOf(stroke('Slash', { key: '.', shiftKey: true }))).toBe('help')
  expect(shortcutOf(stroke('Minus', { key: '?', shiftKey: true }))).toBe('help')
})

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'isComposing'] as const)(
  'with %s the key belongs to the browser or to what is being written',
  (modifier) => {
    expect(shortcutOf(stroke('KeyR', { [modifier]: true }))).toBeNull()
  },
)

test('rejecting at once takes two keys, and never goes on while they are held', () => {
  expect(shortcutOf(stroke('KeyX', { shiftKey: true }))).toBe('rejectAtOnce')
  expect(shortcutOf(stroke('KeyX', { shiftKey: true, repeat: true }))).toBeNull()
  expect(shortcutOf(stroke('KeyX', { shiftKey: true, ctrlKey: true }))).toBeNull()
})

test('keys without a meaning have none', () => {
  for (const code of ['Digit0', 'KeyQ', 'Tab', 'ArrowDown']) expect(shortcutOf(stroke(code))).toBeNull()
})

test('only walking through the rows goes on while the key is held', () => {
  expect(shortcutOf(stroke('KeyJ', { repeat: true }))).toBe('nextRow')
  expect(shortcutOf(stroke('KeyA', { repeat: true }))).toBeNull()
})
