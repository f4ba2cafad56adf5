import { expect, test } from 'vitest'
import { heldBackOf, holdBack, markOf, withoutMarks, type HeldBack } from './held-back.ts'

const asked = () => new Request('http://localhost/')

test('what a page leaves out stands behind its mark, for whoever fills the page', () => {
  const parts: HeldBack = []
  expect([markOf(parts, '<p>a</p>'), markOf(parts, Buffer.from('<p>ב</p>'))]).toEqual([
    '<!--held-back:0-->',
    '<!--held-back:1-->',
  ])
  expect(parts.map(String)).toEqual(['<p>a</p>', '<p>ב</p>'])
})

test('a request says where, and nothing where nobody fills the page', () => {
  const [filled, plain, parts] = [asked(), asked(), []]
  holdBack(filled, parts)
  holdBack(plain, undefined)
  expect(heldBackOf(filled)).toBe(parts)
  expect([heldBackOf(plain), heldBackOf(undefined)]).toEqual([undefined, undefined])
})

test('who keeps markup takes what it held back, and what that held back', () => {
  const parts: HeldBack = []
  const week = markOf(parts, Buffer.from('<i>שבוע</i>'))
  const month = markOf(parts, `<b>${week}$&</b>`)
  expect(withoutMarks(`<p>${month}</p>`, parts)).toBe('<p><b><i>שבוע</i>$&</b></p>')
})
