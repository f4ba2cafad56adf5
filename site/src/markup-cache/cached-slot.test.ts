import { noOverrides } from '@cyberluach/i18n/editable-texts'
import { expect, test, vi } from 'vitest'
import { markOf, type HeldBack } from './held-back.ts'
import { gap, cachedAround, cachedSlot } from './markup-cache.ts'

const written = (html: string) => vi.fn(async () => html)
const english = { locale: 'en', overrides: noOverrides } as const
const empty = (): HeldBack => ({ name: 'held-back', parts: [] })
const long = 'לוח'.repeat(400)

test('a part is written once for the same language, the same texts and the same of what it shows', async () => {
  const changed = { ...english, overrides: { ...noOverrides } }
  const asked = [english, { ...english, locale: 'he' }, changed] as const
  for (const locals of asked) expect(await cachedSlot(locals, ['a', 1], written('<p></p>'))).toBe('<p></p>')
  for (const locals of asked) {
    const again = written('')
    await cachedSlot(locals, ['a', 1], again)
    expect(again).not.toHaveBeenCalled()
  }
  expect(await cachedSlot(english, ['a', 2], written('<b></b>'))).toBe('<b></b>')
})

test('a page that is filled later gets marks, and what is cached holds none', async () => {
  const first = empty()
  const write = async () => `<p>${markOf(first, long)}</p>`
  expect(await cachedSlot({ ...english, heldBack: first }, ['b'], write)).toBe('<!--held-back:1-->')
  const second = empty()
  expect(await cachedSlot({ ...english, heldBack: second }, ['b'], write)).toBe('<!--held-back:0-->')
  expect(String(second.parts[0])).toBe(`<p>${long}</p>`)
  expect(await cachedSlot(english, ['b'], write)).toBe(`<p>${long}</p>`)
})

test('what could not be written is tried again', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('the API is away')))
  await expect(cachedSlot(english, ['c'], failing)).rejects.toThrow('the API is away')
  expect(await cachedSlot(english, ['c'], written('<p></p>'))).toBe('<p></p>')
})

test('what stands around a gap is written once for both sides, and a part without one is a fault', async () => {
  const write = written(`<i>${gap}</i>`)
  for (const _ of [1, 2]) expect(await cachedAround(english, ['d'], write)).toEqual(['<i>', '</i>'])
  expect(write).toHaveBeenCalledTimes(1)
  await expect(cachedAround(english, ['e'], written('<i></i>'))).rejects.toThrow('has none')
})

test('either side is left out of a page that is filled later, and is not the other', async () => {
  const heldBack = empty()
  const write = written(`<i>${long}</i>${gap}<b>${long}</b>`)
  expect(await cachedAround({ ...english, heldBack }, ['f'], write)).toEqual([
    '<!--held-back:0-->',
    '<!--held-back:1-->',
  ])
  expect(heldBack.parts.map(String)).toEqual([`<i>${long}</i>`, `<b>${long}</b>`])
})
