import { expect, test } from 'vitest'
import { networks, shareLink } from '../../islands/share/share-links.ts'
import { completed } from './share-links.ts'

test('a link that shares the site gets the address that the visitor sees', () => {
  for (const network of networks) {
    for (const path of ['/', '/he']) {
      expect(completed(shareLink(network, path, 'Events'), path, 'https://site.example')).toBe(
        shareLink(network, `https://site.example${path}`, 'Events'),
      )
    }
  }
})
