import { expect, test } from 'vitest'
import { sitemapDocument, sitemapIndex } from './sitemap.ts'

const document = sitemapDocument(
  [{ path: '/' }, { path: '/stats?type=top-country&page=2' }],
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

test('a post tells when it changed, and names only the languages that it is written in', () => {
  const entry = { path: '/blog/flags', languages: ['en'] as const, changed: '2026-11-02T08:00:00.000Z' }
  expect(sitemapDocument([entry], (path) => `https://luach.example${path}`)).toContain(
    '<url><loc>https://luach.example/blog/flags</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://luach.example/blog/flags"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://luach.example/blog/flags"/></url>\n</urlset>',
  )
})

test('the index names each part, and when something in it last changed', () => {
  const parts = [{ path: '/sitemap/pages.xml' }, { path: '/sitemap/2026.xml', changed: '2026-11-02T08:00:00.000Z' }]
  expect(sitemapIndex(parts, (path) => `https://luach.example${path}`)).toContain(
    '<sitemap><loc>https://luach.example/sitemap/pages.xml</loc></sitemap>\n' +
      '<sitemap><loc>https://luach.example/sitemap/2026.xml</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod></sitemap>',
  )
})
