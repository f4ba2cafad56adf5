import { noOverrides } from '@cyberluach/i18n/editable-texts'
import { afterEach, expect, test, vi } from 'vitest'
import { createTextReader } from './texts.ts'

afterEach(() => vi.unstubAllGlobals())

const changed = { en: { 'home.heroTitle': 'Changed' }, he: {} }

function answerWith(...answers: Response[]) {
  const asked = vi.fn<typeof fetch>(async () => answers.shift() ?? new Response(null, { status: 500 }))
  vi.stubGlobal('fetch', asked)
  return asked
}

const json = (body: unknown, headers = {}) => Response.json(body, { headers })

test('the same texts are the same object, by their tag', async () => {
  const asked = answerWith(json(changed, { etag: '"a"' }), new Response(null, { status: 304 }))
  const read = createTextReader('http://127.0.0.1:1')
  const first = await read()
  expect(first).toEqual(changed)
  expect(await read()).toBe(first)
  expect(asked.mock.calls[1]?.[1]?.headers).toMatchObject({ 'if-none-match': '"a"' })
})

test('nothing changed is the object that says so', async () => {
  answerWith(json({ en: {}, he: {} }))
  expect(await createTextReader('http://127.0.0.1:1')()).toBe(noOverrides)
})

test.each([
  ['an error', new Response('{}', { status: 503 })],
  ['something else', json({ en: { 'home.heroTitle': 7 } })],
  ['no JSON', new Response('<p>')],
])('%s is no answer', async (_, answer) => {
  answerWith(answer)
  await expect(createTextReader('http://127.0.0.1:1')()).rejects.toThrow()
})
