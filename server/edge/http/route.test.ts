import { expect, test } from 'vitest'
import { cleanPath, routeOf } from './route.ts'

const login = 'quiet-door'

test.each([
  ['/', { kind: 'page', path: '/', asNotFound: false }],
  ['/he/submit', { kind: 'page', path: '/he/submit', asNotFound: false }],
  ['/administrators', { kind: 'page', path: '/administrators', asNotFound: false }],
  ['/admin/login', { kind: 'page', path: '/admin/login', asNotFound: false }],
  ['/admin/dashboard', { kind: 'cms', path: '/admin/dashboard', needsSession: false, surface: 'admin' }],
  ['/_next/static/x.js', { kind: 'cms', path: '/_next/static/x.js', needsSession: false, surface: 'data' }],
  ['/cms/api/users', { kind: 'cms', path: '/cms/api/users', needsSession: true, surface: 'data' }],
  ['/cms/api', { kind: 'cms', path: '/cms/api', needsSession: true, surface: 'data' }],
  ['/media/cover-0a1b.webp', { kind: 'cms', path: '/media/cover-0a1b.webp', needsSession: false, surface: 'data' }],
  ['/media/x/y.webp', { kind: 'page', path: '/media/x/y.webp', asNotFound: false }],
  ['/media', { kind: 'page', path: '/media', asNotFound: false }],
  ['/events.ics', { kind: 'api', path: '/api/events.ics' }],
  ['/deadlines.ics', { kind: 'api', path: '/api/deadlines.ics' }],
  ['/he/events.ics', { kind: 'page', path: '/he/events.ics', asNotFound: false }],
  ['/api/events', { kind: 'api', path: '/api/events' }],
  ['/api/docs', { kind: 'page', path: '/api/docs', asNotFound: false }],
  ['/cms', { kind: 'page', path: '/cms', asNotFound: true }],
  ['/cms/api%2Fusers', { kind: 'page', path: '/cms/api%2Fusers', asNotFound: true }],
  ['/_image', { kind: 'page', path: '/_image', asNotFound: true }],
  ['/_server-islands/x', { kind: 'page', path: '/_server-islands/x', asNotFound: true }],
  ['/_astro/gone.js', { kind: 'page', path: '/_astro/gone.js', asNotFound: false }],
])('%s goes where it belongs', (path, route) => {
  expect(routeOf(path, login)).toEqual(route)
})

test('the hidden login answers at its outer path only', () => {
  expect(routeOf('/quiet-door', login)).toEqual({
    kind: 'page',
    path: '/purple-elephant-42',
    asNotFound: false,
  })
  expect(routeOf('/he/quiet-door', login)).toMatchObject({
    path: '/he/purple-elephant-42',
    asNotFound: false,
  })
  expect(routeOf('/purple-elephant-42', login)).toMatchObject({ asNotFound: true })
  expect(routeOf('/api/quiet-door/auth', login)).toEqual({
    kind: 'api',
    path: '/api/purple-elephant-42/auth',
  })
  for (const step of ['code', 'enrolment', 'passkey', 'passkey/question']) {
    expect(routeOf(`/api/quiet-door/auth/${step}`, login)).toEqual({
      kind: 'api',
      path: `/api/purple-elephant-42/auth/${step}`,
    })
    expect(routeOf(`/api/purple-elephant-42/auth/${step}`, login)).toEqual({ kind: 'notFound' })
  }
  expect(routeOf('/api/purple-elephant-42/auth', login)).toEqual({ kind: 'notFound' })
})

test('with the usual login path both of its addresses answer', () => {
  expect(routeOf('/purple-elephant-42', 'purple-elephant-42')).toMatchObject({ asNotFound: false })
  expect(routeOf('/api/purple-elephant-42/auth', 'purple-elephant-42')).toMatchObject({ kind: 'api' })
})

test.each([
  ['/he/', '/he'],
  ['//evil.example/', '/evil.example'],
  ['/a//b', '/a/b'],
  ['//', '/'],
])('%s is sent to its one spelling %s', (raw, redirect) => {
  expect(cleanPath(raw)).toEqual({ ok: false, redirect })
})

test.each([
  '/%zz',
  '/a%00b',
  '/a/../b',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/x',
  '/a\\b',
  '/a%5cb',
  '/%2570urple-elephant-42',
  '/cms/%2561pi/users',
  'x',
  '*',
  '',
])('%s leads nowhere', (raw) => {
  expect(cleanPath(raw)).toEqual({ ok: false, redirect: null })
})

test('letters that are written as percent signs are the letters', () => {
  expect(cleanPath('/%61dmin')).toEqual({ ok: true, path: '/admin' })
  expect(cleanPath('/cms/%61pi/users')).toEqual({ ok: true, path: '/cms/api/users' })
  expect(cleanPath('/day/%d7%90')).toEqual({ ok: true, path: '/day/%D7%90' })
})
