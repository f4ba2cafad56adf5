import type { Post } from '@cyberluach/api/posts'
import { describe, expect, test } from 'vitest'

import {
  isHourSkipped,
  isScheduled,
  missingFields,
  payloadOf,
  tagsOf,
  valuesOf,
  withLines,
  pictureMarkup,
  picturesElsewhere,
} from './post-form.ts'

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
  excerpt: null,
  titleHe: null,
  excerptHe: null,
  contentHe: null,
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
  const { title, slug, coverImage, content, author, publishedAt, tags, status } = post
  const sent = { title, slug, coverImage, content, author, publishedAt, tags, status }
  expect(payloadOf(values, context)).toEqual(sent)
})

test('a new date is read in the site’s time zone, and only sent with a published post', () => {
  const values = { ...valuesOf(post, timeZone), publishedAt: '2026-12-01T08:30' }
  expect(payloadOf(values, context).publishedAt).toBe('2026-12-01T08:30:00+02:00')
  expect(payloadOf({ ...values, status: 'draft' }, context).publishedAt).toBeNull()
  expect(payloadOf({ ...values, publishedAt: '' }, context).publishedAt).toBeNull()
})

test('an hour that the clock skips is known before it is sent', () => {
  const at = (publishedAt: string, status: 'published' | 'draft' = 'published') =>
    isHourSkipped({ ...valuesOf(post, timeZone), publishedAt, status }, timeZone)
  expect(at('2027-03-26T02:30')).toBe(true)
  expect(at('2027-03-26T02:30', 'draft')).toBe(false)
  expect(at('2027-03-26T03:00')).toBe(false)
  expect(at('')).toBe(false)
})

test('an empty slug is made of the title, with the short id where it has no Latin letter', () => {
  const values = { ...valuesOf(null, timeZone), title: 'ליל הדגלים', content: 'a' }
  expect(payloadOf({ ...values, title: '', content: '', titleHe: 'ליל' }, context).slug).toBe('post-k3x9')
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

describe('the two languages', () => {
  const hebrew = { title: 'ליל הדגלים', content: '<p>שלום</p>', excerpt: 'בקצרה' }
  const both: Post = { ...post, titleHe: hebrew.title, contentHe: hebrew.content, excerptHe: hebrew.excerpt }

  test('of the Hebrew texts those are sent that somebody changed', () => {
    const values = valuesOf(both, timeZone)
    expect(values).toMatchObject({ title: post.title, titleHe: hebrew.title, contentHe: hebrew.content })
    const changed = { ...values, titleHe: 'לילה', excerptHe: '', excerpt: 'In short' }
    const sent = payloadOf(changed, { ...context, post: both })
    expect(sent).toMatchObject({ title: post.title, titleHe: 'לילה', excerptHe: null, excerpt: 'In short' })
    expect(sent).not.toHaveProperty('contentHe')
  })

  test('a post in Hebrew alone is in the Hebrew fields, and is sent as one', () => {
    const alone: Post = { ...both, ...hebrew }
    const values = valuesOf(alone, timeZone)
    expect(values).toMatchObject({ title: '', content: '', excerpt: '', titleHe: hebrew.title })
    expect(missingFields(values)).toEqual([])
    expect(payloadOf(values, { ...context, post: alone })).toMatchObject({
      title: hebrew.title,
      content: hebrew.content,
      titleHe: hebrew.title,
      contentHe: hebrew.content,
    })
    expect(missingFields({ ...values, contentHe: ' ' })).toEqual(['contentHe'])
  })

  test('a picture of one language can be put into the other', () => {
    const url = '/media/flags-0a1b2c3d4e5f.webp'
    const values = {
      ...valuesOf(both, timeZone),
      content: pictureMarkup({ url, alt: 'R&D "x"', caption: '' }),
    }
    expect(values.content).toBe(`<figure><img src="${url}" alt="R&amp;D &quot;x&quot;"></figure>`)
    expect(picturesElsewhere(values, 'he')).toEqual([url])
    expect(picturesElsewhere(values, 'en')).toEqual([])
  })
})
