import { expect, test } from 'vitest'
import { sitemapDocument } from './sitemap-document.ts'

const document = sitemapDocument(
  ['/', '/stats?type=top-country&page=2'],
  (path) => `https://luach.example${path}`,
)

test('every path is there in both languages, each with all alternates', () => {
  expect([...document.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual([
    'https://luach.example/',
    'https://luach.example/he',
    'https://luach.example/stats?type=top-country&amp;page=2',
    'https://luach.example/he/stats?type=top-country&amp;page=2',
  ])
  expect(document.match(/hreflang="he"/g)).toHaveLength(4)
  expect(document.match(/hreflang="x-default"/g)).toHaveLength(4)
})
