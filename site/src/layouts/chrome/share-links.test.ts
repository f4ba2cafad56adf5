import { expect, test } from 'vitest'
import { networks, shareLink } from '../../islands/share/share-targets.ts'
import { completed } from './footer.ts'

test('a link that shares the site gets the address that the visitor sees', () => {
  for (const network of networks) {
    for (const path of ['/', '/he']) {
      expect(completed(shareLink(network, path, 'Events'), path, 'https://site.example')).toBe(
        shareLink(network, `https://site.example${path}`, 'Events'),
      )
    }
  }
})
