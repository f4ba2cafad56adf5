import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    { browser: { name: 'Chrome', version: '142' }, system: { name: 'Android', version: '16' } },
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    { browser: { name: 'Chrome', version: '142' }, system: { name: 'ChromeOS', version: null } },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    { browser: { name: 'Firefox', version: '145' }, system: { name: 'Windows', version: null } },
  ],
  ['curl/8.5.0', { browser: null, system: null }],
  ['', { browser: null, system: null }],
  ['<script>alert(1)</script>', { browser: null, system: null }],
])('%s is read', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device)
})
