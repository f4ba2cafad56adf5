import { expect, test } from 'vitest'
import { filled, markName } from './render.ts'

const of = (...parts: (string | Buffer)[]) => ({ name: 'held-back', parts })

test('what a page held back stands where its marks stood', () => {
  const page = Buffer.from('<p>לוח</p><!--held-back:0--><!-- a comment --><!--held-back:1--></body>')
  expect(String(filled(page, of('<b>חודש</b>', '<i>$&</i>')))).toBe(
    '<p>לוח</p><b>חודש</b><!-- a comment --><i>$&</i></body>',
  )
})

test('what is held back may hold back more, and bytes are taken as they are', () => {
  const parts = of('<b><!--held-back:1--></b>', Buffer.from('<i>שבוע</i>'))
  expect(String(filled(Buffer.from('<p><!--held-back:0--></p>'), parts))).toBe('<p><b><i>שבוע</i></b></p>')
})

test('a page that held nothing back stays as it is', () => {
  const page = Buffer.from('<p>a</p>')
  expect(filled(page, of())).toBe(page)
})

test('a mark of what was not held back is an error, and no page', () => {
  expect(() => filled(Buffer.from('<!--held-back:1-->'), of('a'))).toThrow('did not hold back')
})

test('a title that reads like a mark stays a title', () => {
  const heldBack = { name: markName('a secret'), parts: ['<b>month</b>'] }
  const page = `<a title="<!--held-back:0--><!--held-back-0:9-->"></a><!--${heldBack.name}:0-->`
  expect(String(filled(Buffer.from(page), heldBack))).toBe(
    '<a title="<!--held-back:0--><!--held-back-0:9-->"></a><b>month</b>',
  )
  expect(markName('a secret')).toBe(heldBack.name)
  expect(markName('another')).not.toBe(heldBack.name)
})
