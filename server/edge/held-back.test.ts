import { expect, test } from 'vitest'
import { filled } from './held-back.ts'

test('what a page held back stands where its marks stood', () => {
  const page = Buffer.from('<p>לוח</p><!--held-back:0--><!-- a comment --><!--held-back:1--></body>')
  expect(String(filled(page, ['<b>חודש</b>', '<i>$&</i>']))).toBe(
    '<p>לוח</p><b>חודש</b><!-- a comment --><i>$&</i></body>',
  )
})

test('what is held back may hold back more, and bytes are taken as they are', () => {
  const parts = ['<b><!--held-back:1--></b>', Buffer.from('<i>שבוע</i>')]
  expect(String(filled(Buffer.from('<p><!--held-back:0--></p>'), parts))).toBe('<p><b><i>שבוע</i></b></p>')
})

test('a page that held nothing back stays as it is', () => {
  const page = Buffer.from('<p>a</p>')
  expect(filled(page, [])).toBe(page)
})

test('a mark of what was not held back is an error, and no page', () => {
  expect(() => filled(Buffer.from('<!--held-back:1-->'), ['a'])).toThrow('did not hold back')
})
