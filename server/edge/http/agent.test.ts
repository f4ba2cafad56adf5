import { expect, test } from 'vitest'
import { agentOf } from './client.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { device: 'desktop', browser: 'Microsoft Edge', os: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    { device: 'mobile', browser: 'Chrome', os: 'Android' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { device: 'tablet', browser: 'Safari', os: 'iOS' },
  ],
  ['Something/1.0 of nobody', { device: 'desktop', browser: 'Something', os: 'unknown' }],
])('%s is read', (header, expected) => {
  expect(agentOf(header)).toMatchObject({ isBot: false, ...expected })
})

test.each([undefined, '', '   ', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'curl/8.5.0', 'HeadlessChrome/140'])(
  '%j is no visitor',
  (header) => {
    expect(agentOf(header).isBot).toBe(true)
  },
)
