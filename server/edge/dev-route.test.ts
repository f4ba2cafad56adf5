import { expect, test } from 'vitest'
import { devRouteOf } from './dev-route.ts'

test.each([
  ['/api/client.ts', 'page'],
  ['/api/events', 'api'],
  ['/api/openapi.json', 'api'],
  ['/__nextjs_font/geist-latin.woff2', 'cms'],
  ['/@vite/client', 'page'],
  ['/_next/static/x.js', 'cms'],
])('%s is for the %s', (path, kind) => {
  expect(devRouteOf(path, 'purple-elephant-42').kind).toBe(kind)
})
