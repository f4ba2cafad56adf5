import { messagesFor } from '@cyberluach/i18n/messages'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { samplePost } from '../testing/sample-post.ts'
import { blogFeed } from './blog-feed.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'item',
})

async function parsedFeed(posts: Parameters<typeof blogFeed>[0], locale: 'en' | 'he' = 'en') {
  const whole = (path: string) => `https://luach.example${path}`
  const xml = await blogFeed(posts, { locale, t: messagesFor(locale), whole })
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml).rss.channel
}

test('tells of each post with its whole content, and of itself, by whole addresses', async () => {
  const channel = await parsedFeed([samplePost()])
  expect(channel).toMatchObject({
    title: 'CyberLuach: blog',
    link: 'https://luach.example/blog',
    language: 'en',
    'atom:link': { '@href': 'https://luach.example/blog/rss.xml', '@rel': 'self' },
  })
  expect(channel.item).toMatchObject([
    {
      title: 'Night of the flags',
      link: 'https://luach.example/blog/night-of-the-flags',
      description: 'What we learned.',
      pubDate: 'Sun, 01 Nov 2026 08:00:00 GMT',
      category: ['ctf', 'guides'],
      'dc:creator': 'Maya Levi',
      'content:encoded':
        '<p><img src="https://luach.example/media/flags.webp" alt="Flags"></p><div lang="en" dir="ltr"><p>Hello</p></div>',
    },
  ])
})

test('a picture in the text is found from anywhere, and what only reads like one stays', async () => {
  const text = '<figure><img src="/media/flags.webp" alt="&lt;img src=" /></figure><p>&lt;img src="/media/</p>'
  const channel = await parsedFeed([samplePost({ cover: null, html: { text, lang: 'en' } })])
  expect(channel.item[0]['content:encoded']).toBe(
    `<div lang="en" dir="ltr">${text.replace('"/media/flags', '"https://luach.example/media/flags')}</div>`,
  )
})

test('the Hebrew one names its own addresses, and an English text keeps its direction in it', async () => {
  const channel = await parsedFeed([samplePost({ cover: null })], 'he')
  expect(channel).toMatchObject({ link: 'https://luach.example/he/blog', language: 'he' })
  expect(channel.item[0]).toMatchObject({
    link: 'https://luach.example/he/blog/night-of-the-flags',
    'content:encoded': '<div lang="en" dir="ltr"><p>Hello</p></div>',
  })
})

test('what would break a document does not', async () => {
  const hostile = ']]></title><x y="\u0008">&amp; \uffff</x>'
  const text = { text: hostile, lang: 'en' as const }
  const channel = await parsedFeed([
    samplePost({ title: text, excerpt: text, html: text, author: hostile, tags: [hostile] }),
  ])
  const kept = ']]></title><x y="">&amp; </x>'
  expect(channel.item[0]).toMatchObject({
    title: kept,
    description: kept,
    'dc:creator': kept,
    category: kept,
  })
})

test('a blog without posts is a feed too', async () => {
  expect((await parsedFeed([])).item).toBeUndefined()
})
