import { expect, test } from 'vitest'
import { readForm } from './form-page.ts'

const options = {
  base: 'http://127.0.0.1:1',
  timeZone: 'Asia/Jerusalem',
  locale: 'en',
  address: '192.0.2.1',
} as const

function posted(contentType: string, body: string): Request {
  return new Request('http://127.0.0.1/submit/form', {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
  })
}

test.each([
  ['text/plain', 'title=x'],
  ['application/json', '{}'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=x', '--x\r\n'],
])('a body of type %s that is no form is told so', async (type, body) => {
  const { outcome } = await readForm(posted(type, body), options)
  expect(outcome).toEqual({ kind: 'failed', status: 400 })
})

test('a form without its fields comes back to be filled in', async () => {
  const { outcome } = await readForm(posted('application/x-www-form-urlencoded', 'title=%ff'), options)
  expect(outcome).toMatchObject({ kind: 'wrong', isIncomplete: true })
})
