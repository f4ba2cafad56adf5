import { expect, test } from 'vitest'
import { socialLinks } from './site-links.ts'

test('accounts are named by their networks, others by their hosts', () => {
  expect(
    socialLinks('https://www.linkedin.com/company/cyberluach  https://x.com/cyberluach https://infosec.exchange/@cl'),
  ).toEqual([
    { href: 'https://www.linkedin.com/company/cyberluach', network: 'LinkedIn' },
    { href: 'https://x.com/cyberluach', network: 'X' },
    { href: 'https://infosec.exchange/@cl', network: 'infosec.exchange' },
  ])
})

test('without accounts there are no links', () => expect(socialLinks('')).toEqual([]))

test('commas separate accounts as spaces do', () => {
  const hrefs = socialLinks('https://x.com/cl,https://t.me/cl , https://github.com/cl').map(({ href }) => href)
  expect(hrefs).toEqual(['https://x.com/cl', 'https://t.me/cl', 'https://github.com/cl'])
})
