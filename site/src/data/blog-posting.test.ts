import { expect, test } from 'vitest'
import { samplePost } from '../testing/sample-post.ts'
import { blogPosting } from './meta.ts'

const setting = {
  page: 'https://luach.example/blog/night-of-the-flags',
  card: 'https://luach.example/og/blog/night-of-the-flags.png',
  site: 'https://luach.example/',
  siteName: 'CyberLuach',
  whole: (path: string) => `https://luach.example${path}`,
}

test('tells who wrote what and when, with whole addresses', () => {
  expect(JSON.parse(blogPosting(samplePost(), setting))).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Night of the flags',
    author: { '@type': 'Person', name: 'Maya Levi' },
    datePublished: '2026-11-01T08:00:00.000Z',
    dateModified: '2026-11-02T08:00:00.000Z',
    inLanguage: 'en',
    image: ['https://luach.example/media/flags.webp', setting.card],
    keywords: 'ctf, guides',
    timeRequired: 'PT3M',
  })
})

test('no text can end the script element that it stands in', () => {
  const hostile = '</script><script>alert(1)</script><!--'
  const data = blogPosting(samplePost({ title: { text: hostile, lang: 'en' }, author: hostile }), setting)
  expect(data).not.toContain('<')
  expect(JSON.parse(data)).toMatchObject({ headline: hostile })
})
