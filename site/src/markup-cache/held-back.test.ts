import { expect, test } from 'vitest'
import { heldBackOf, holdBack, markOf, withoutMarks, type HeldBack } from './held-back.ts'

const empty = (): HeldBack => ({ name: 'held-back', parts: [] })
const asked = () => new Request('http://localhost/')

test('what a page leaves out stands behind its mark, for whoever fills the page', () => {
  const heldBack = empty()
  expect([markOf(heldBack, '<p>a</p>'), markOf(heldBack, Buffer.from('<p>ב</p>'))]).toEqual([
    '<!--held-back:0-->',
    '<!--held-back:1-->',
  ])
  expect(heldBack.parts.map(String)).toEqual(['<p>a</p>', '<p>ב</p>'])
})

test('a request says where, and nothing where nobody fills the page', () => {
  const [filled, plain, parts] = [asked(), asked(), empty()]
  holdBack(filled, parts)
  holdBack(plain, undefined)
  expect(heldBackOf(filled)).toBe(parts)
  expect([heldBackOf(plain), heldBackOf(undefined)]).toEqual([undefined, undefined])
})

test('who keeps markup takes what it held back, and what that held back', () => {
  const heldBack = empty()
  const week = markOf(heldBack, Buffer.from('<i>שבוע</i>'))
  const month = markOf(heldBack, `<b>${week}$&</b>`)
  expect(withoutMarks(`<p>${month}</p>`, heldBack)).toBe('<p><b><i>שבוע</i>$&</b></p>')
})
