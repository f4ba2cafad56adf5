import type { Glance } from '@cyberluach/core/events/figures'
import { expect, test } from 'vitest'
import { currentOf, shownNavLinks, type NavLink } from './site-links.ts'

const pathsOf = (links: NavLink[]) => links.map(({ path }) => path)
const shownWith = (glance: Partial<Glance> | null) =>
  shownNavLinks({ glance: Promise.resolve(glance) } as unknown as App.Locals)

test('the blog is named once there is a post to read, and not while nobody knows', async () => {
  for (const glance of [null, { hasPosts: false }]) {
    const { header, menu } = await shownWith(glance)
    expect(pathsOf([...header, ...menu])).not.toContain('/blog')
  }
  const { header, menu } = await shownWith({ hasPosts: true })
  expect(pathsOf(header)).toContain('/blog')
  expect(pathsOf(menu)).toContain('/blog')
})

test('the menu has what the header has, and the date check', async () => {
  const { header, menu } = await shownWith({ hasPosts: true })
  expect(pathsOf(header)[1]).toBe('/deadlines')
  expect(pathsOf(menu).filter((path) => path !== '/plan')).toEqual(pathsOf(header))
  expect(pathsOf(menu)).toContain('/plan')
})

test('a link is current on its own page, and said to be so on those below it', () => {
  const [home, blog] = ['/', '/blog'].map((path) => ({ path, label: () => '' }))
  expect([home, blog].map((link) => currentOf(link as NavLink, '/blog'))).toEqual([undefined, 'page'])
  expect(currentOf(blog as NavLink, '/blog/flags')).toBe('true')
  expect(currentOf(blog as NavLink, '/blogs')).toBeUndefined()
  expect(currentOf(home as NavLink, '/')).toBe('page')
})
