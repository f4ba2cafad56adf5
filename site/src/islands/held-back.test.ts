import { expect, test } from 'vitest'
import { holdBack, markFor } from './held-back.ts'

const large = 'x'.repeat(5000)
const asked = () => new Request('http://localhost/')

test('large markup is left for whoever fills the page, small markup stays in it', () => {
  const [request, parts] = [asked(), [] as string[]]
  holdBack(request, parts)
  expect(markFor(request, '<p>small</p>')).toBe('<p>small</p>')
  expect([markFor(request, large), markFor(request, `${large}y`)]).toEqual([
    '<!--held-back:0-->',
    '<!--held-back:1-->',
  ])
  expect(parts).toEqual([large, `${large}y`])
})

test('nothing is held back where nobody fills the page', () => {
  const request = asked()
  holdBack(request, undefined)
  expect(markFor(request, large)).toBe(large)
  expect(markFor(undefined, large)).toBe(large)
})
