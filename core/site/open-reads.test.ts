import { expect, test } from 'vitest'
import { isOpenRead } from './requests.ts'

test.each(['/events.ics', '/api/events', '/api/events/1/calendar.ics', '/api/export.csv', '/he/blog/rss.xml'])(
  'pages of other origins may read %s',
  (path) => {
    expect(isOpenRead(path)).toBe(true)
  },
)

test.each([
  '/',
  '/event/flags',
  '/api/sys/mgmt/events',
  '/api/submission/token',
  '/api/posts',
  '/api/pulse',
  '/api/events/1/2',
  '/cms/api/users/me',
])('they may not read %s', (path) => {
  expect(isOpenRead(path)).toBe(false)
})
