import { globSync } from 'node:fs'
import { mapGroups, mappedPages, pages } from '@cyberluach/core/site/pages'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { footerLinks, legalLinks, navLinks, pageGroups } from './site-links.ts'

test('every page of the site is listed, and every listed page is there', () => {
  const files = globSync('site/src/pages/**/*.astro').map((file) =>
    file.replace(/^site\/src\/pages|(?:\/index)?\.astro$/g, ''),
  )
  const errors = ['/404', '/500', '/day', '/event', '/organizer', '/place', '/series', '/tag']
  const there = files.map((path) => path || '/').filter((path) => !errors.includes(path))
  expect(pages.map(({ path }): string => path).sort()).toEqual(there.sort())
})

test('the map lists each mapped page once, by the day that it is today, in its group', () => {
  const groups = pageGroups(messagesFor('en'), '2026-11-20')
  expect(groups.map(({ id }) => id)).toEqual(mapGroups)
  const listed = groups.flatMap((group) => group.pages)
  expect(listed).toHaveLength(mappedPages.length)
  expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length)
  expect(listed).toContainEqual({ path: '/day/2026-11-20', name: 'Today', about: 'Today’s events' })
})

test('the header leads to eight pages, deadlines the second, the footer to these and the map, and at its end to what is law', () => {
  const t = messagesFor('en')
  const named = (links: typeof navLinks) => links.map(({ path, label }) => [path, label(t)])
  const inHeader = [
    ['/', 'Home'],
    ['/deadlines', 'Deadlines'],
    ['/submit', 'Submit'],
    ['/blog', 'Blog'],
    ['/about', 'About'],
    ['/faq', 'FAQ'],
    ['/contact', 'Contact'],
    ['/feedback', 'Feedback'],
  ]
  expect(named(navLinks)).toEqual(inHeader)
  const inFooter = [['/', 'Calendar'], ['/submit', 'Submit an event'], ...inHeader.slice(3)]
  expect(named(footerLinks)).toEqual(expect.arrayContaining([...inFooter, ['/sitemap', 'Sitemap']]))
  expect(named(legalLinks)).toEqual([
    ['/Terms-of-Service', 'Terms of Service'],
    ['/Privacy-Policy', 'Privacy Policy'],
    ['/accessibility', 'Accessibility'],
  ])
})
