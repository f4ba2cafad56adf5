import { expect, test, vi } from 'vitest'

import { fileNameOf, readDownload } from './use-download.ts'

const csv = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/csv; charset=utf-8', ...headers } })

test('the file has the server’s name and all of its bytes', async () => {
  const answer = csv('\uFEFFID\r\n1\r\n', {
    'content-disposition': 'attachment; filename="submissions_2026-11-21.csv"',
    'x-total-count': '1',
  })
  const { file, name, rows } = await readDownload(answer, () => undefined)
  expect([name, rows, file.size]).toEqual(['submissions_2026-11-21.csv', 1, 10])
})

test('how far it is follows from the lines that have come', async () => {
  const report = vi.fn()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const answer = new Response(readable, { headers: { 'x-total-count': '3' } })
  const reading = readDownload(answer, report)
  const writer = writable.getWriter()
  for (const part of ['ID\r\n1\r\n', '2\r\n', '3\r\n']) await writer.write(new TextEncoder().encode(part))
  await writer.close()
  await reading
  expect(report.mock.calls).toEqual([[0.5], [0.75], [1]])
})

test('nobody knows how far it is where the number of rows was not said', async () => {
  const report = vi.fn()
  const { rows } = await readDownload(csv('ID\r\n'), report)
  expect([rows, report.mock.calls]).toEqual([null, [[null]]])
})

test('a refusal is an error with the server’s sentence', async () => {
  const refusal = Response.json({ error: 'Sign in again', code: 'unauthorized' }, { status: 401 })
  await expect(readDownload(refusal, () => undefined)).rejects.toMatchObject({
    status: 401,
    message: '401: Sign in again',
  })
  const away = new Response('Bad Gateway', { status: 502 })
  await expect(readDownload(away, () => undefined)).rejects.toMatchObject({ message: '502: Bad Gateway' })
})

test('a file without a name is an export all the same', () => {
  expect(fileNameOf(new Headers())).toBe('export.csv')
})
