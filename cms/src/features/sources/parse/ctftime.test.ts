import { expect, test } from 'vitest'
import { parsed } from './testing.ts'

test('title, dates, link and format are taken, and nothing else is kept', async () => {
  const { rows } = await parsed('ctftime', 'samples/ctftime.json')
  expect(rows).toEqual([
    expect.objectContaining({
      id: '999999',
      title: 'Example CTF 2026 (invented sample)',
      startDay: '2026-10-18',
      endDay: '2026-10-20',
      startsAt: '2026-10-18T14:00:00.000Z',
      endsAt: '2026-10-20T14:00:00.000Z',
      url: 'https://ctf.example.org/',
      isOnline: true,
      eventType: 'ctf',
      tags: ['Jeopardy'],
      description: null,
      organizer: null,
    }),
  ])
  expect(JSON.stringify(rows)).not.toMatch(/weight|participants|Team|prizes|Invented row/)
})

test('a time without an offset is refused', async () => {
  const text = JSON.stringify([{ id: 1, title: 'A', start: '2026-10-18T14:00:00', finish: '2026-10-18T15:00:00Z' }])
  expect((await parsed('ctftime', { text })).refused.map(({ reason }) => reason)).toEqual(['noSuchDay'])
})
