import type { Post } from '@cyberluach/api/post-schema'
import { expect, test } from 'vitest'

import { isChanged, isScheduled, missingFields, payloadOf, tagsOf, valuesOf, withLines } from './post-form.ts'

const timeZone = 'Asia/Jerusalem'
const post: Post = {
  id: '0d2f4d3e-0000-4000-8000-000000000000',
  title: 'Night of the flags',
  slug: 'night',
  coverImage: null,
  content: '<p>a</p>',
  author: 'Maya Levi',
  publishedAt: '2026-11-20T07:00:42.000Z',
  tags: ['ctf', 'night'],
  status: 'published',
  createdAt: '2026-11-20T07:00:42.000Z',
  updatedAt: '2026-11-20T07:00:42.000Z',
}
const context = { post, timeZone, shortId: 'k3x9' }

test('each block is read on a line of its own', () => {
  expect(withLines('<p>a</p><h2>b</h2><ul><li>c</li><li>d <b>e</b></li></ul><hr /><p>f</p>')).toBe(
    '<p>a</p>\n<h2>b</h2>\n<ul>\n<li>c</li>\n<li>d <b>e</b></li>\n</ul>\n<hr />\n<p>f</p>',
  )
})

test('a post that nobody touched is sent as it came, to the second', () => {
  const values = valuesOf(post, timeZone)
  expect(values).toMatchObject({ publishedAt: '2026-11-20T09:00', tags: 'ctf, night', coverImage: '' })
  const { id: _id, createdAt: _created, updatedAt: _updated, ...sent } = post
  expect(payloadOf(values, context)).toEqual(sent)
})

test('a new date is read in the site’s time zone, and only sent with a published post', () => {
  const values = { ...valuesOf(post, timeZone), publishedAt: '2026-12-01T08:30' }
  expect(payloadOf(values, context).publishedAt).toBe('2026-12-01T08:30:00+02:00')
  expect(payloadOf({ ...values, status: 'draft' }, context).publishedAt).toBeNull()
  expect(payloadOf({ ...values, publishedAt: '' }, context).publishedAt).toBeNull()
})

test('an empty slug is made of the title, with the short id where it has no Latin letter', () => {
  const values = { ...valuesOf(null, timeZone), title: 'ליל הדגלים', content: 'a' }
  expect(payloadOf(values, context).slug).toBe('post-k3x9')
  expect(payloadOf({ ...values, title: 'Hello, World' }, context).slug).toBe('hello-world')
})

test('tags are split on commas, empty ones dropped', () => {
  expect(tagsOf(' ctf,, כנסים , ')).toEqual(['ctf', 'כנסים'])
  expect(tagsOf(' , ')).toBeNull()
})

test('title and content are needed', () => {
  expect(missingFields({ ...valuesOf(null, timeZone), title: ' ' })).toEqual(['title', 'content'])
  expect(missingFields(valuesOf(post, timeZone))).toEqual([])
})

test('a form is changed as soon as one of its fields is', () => {
  const before = valuesOf(post, timeZone)
  expect(isChanged({ ...before }, before)).toBe(false)
  expect(isChanged({ ...before, tags: '' }, before)).toBe(true)
})

test('a published post with a date ahead is scheduled', () => {
  const planned = { ...post, updatedAt: '2026-11-19T07:00:00Z' }
  expect(isScheduled(planned, Date.parse('2026-11-20T07:00:00Z'))).toBe(true)
  expect(isScheduled(planned, Date.parse('2026-11-20T08:00:00Z'))).toBe(false)
  expect(isScheduled({ ...planned, status: 'draft' }, 0)).toBe(false)
})

test('a post that was published a moment ago is out, though the page’s clock stands half a minute back', () => {
  const past = Date.parse('2026-11-20T07:00:15Z')
  expect(isScheduled({ ...post, updatedAt: '2026-11-20T07:00:41.900Z' }, past)).toBe(false)
})
