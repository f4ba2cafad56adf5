import { expect, test } from 'vitest'
import { networks, shareLink } from './share-targets.ts'

const url = 'https://example.com/?event=1&x=2'

test('every network gets the whole address, encoded', () => {
  for (const network of networks) {
    expect(shareLink(network, url, 'Purple & Team')).toContain(encodeURIComponent(url))
  }
})

test('networks that take a text get it', () => {
  expect(shareLink('twitter', url, 'Purple & Team')).toContain('text=Purple%20%26%20Team')
  expect(shareLink('whatsapp', url, 'Purple & Team')).toContain('Purple%20%26%20Team%20https')
})
