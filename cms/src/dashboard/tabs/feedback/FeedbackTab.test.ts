import { expect, test } from 'vitest'

import { deviceText } from './FeedbackTab.tsx'

test('names browser and system', () => {
  expect(
    deviceText(
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    ),
  ).toBe('Chrome 142, Android 16')
  expect(
    deviceText(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari 18, iOS 18')
  expect(
    deviceText(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    ),
  ).toBe('Edge 142, Windows')
})

test('says nothing about what it does not know', () => {
  expect(deviceText('curl/8.0')).toBe('')
  expect(deviceText('<script>alert(1)</script>')).toBe('')
})
