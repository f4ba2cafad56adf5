import { expect, test } from 'vitest'
import { cachedList } from './list-answers.ts'

const targetOf = (path: string, query: string) => cachedList(path, query)?.target ?? null

test.each([
  ['', '/api/events'],
  ['?limit=5000&offset=0&order=start', '/api/events'],
  ['?utm_source=x', '/api/events'],
  ['?to=2026-12-05&from=2026-10-25', '/api/events?from=2026-10-25&to=2026-12-05'],
  ['?running=true&from=2026-10-25&to=2026-12-05', '/api/events?from=2026-10-25&to=2026-12-05&running=true'],
  ['?running=true&samples=false&from=2026-10-25', '/api/events?from=2026-10-25&samples=false&running=true'],
  ['?from=2026-11-22&to=2026-11-22&running=all', '/api/events?from=2026-11-22&to=2026-11-22&running=all'],
  ['?limit=20', '/api/events?limit=20'],
])('/api/events%s is kept as %s', (query, target) => {
  expect(targetOf('/api/events', query)).toBe(target)
})

test.each([
  '?type=ctf',
  '?q=',
  '?q=flags&from=2026-10-25',
  '?location=online',
  '?prize=true',
  '?level=expert',
  '?admission=free',
  '?language=he',
  '?access=captions',
  '?from=yesterday',
  '?running=some&from=2026-11-22',
  '?order=next-first&at=2026-11-22',
  '?limit=-1',
  '?limit=1&limit=2',
])('/api/events%s is left to the CMS', (query) => {
  expect(targetOf('/api/events', query)).toBeNull()
})

test('the whole calendar is kept in both languages, and hangs on the texts too', () => {
  expect(cachedList('/api/events.ics', '?lang=he')).toEqual({
    target: '/api/events.ics?lang=he',
    tags: ['events', 'texts'],
    namesHost: true,
  })
  expect(targetOf('/api/events.ics', '')).toBe('/api/events.ics')
  expect(targetOf('/api/events.ics', '?lang=fr')).toBeNull()
  expect(targetOf('/api/events.ics', '?type=ctf&lang=en')).toBeNull()
})

test('all deadlines are kept as the whole calendar is, those of a filter are not', () => {
  expect(targetOf('/api/deadlines.ics', '?lang=he')).toBe('/api/deadlines.ics?lang=he')
  for (const filter of ['kind=abstracts', 'place=israel', 'tag=ai'])
    expect(targetOf('/api/deadlines.ics', `?${filter}`)).toBeNull()
})

test('nothing else is kept', () => {
  expect(cachedList('/api/posts', '')).toBeNull()
})
