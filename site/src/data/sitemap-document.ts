import { localePath, locales } from '@cyberluach/i18n/locales'

/** The sitemap (sitemaps.org) of paths without a language: each in every language, with its alternates. */
export function sitemapDocument(paths: string[], whole: (path: string) => string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => entriesOf(path, whole)),
    '</urlset>',
    '',
  ].join('\n')
}

function entriesOf(path: string, whole: (path: string) => string): string[] {
  const alternates = [...locales.map((locale) => [locale, localePath(locale, path)]), ['x-default', path]]
    .map(
      ([language, address = '']) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(whole(address))}"/>`,
    )
    .join('')
  return locales.map(
    (locale) => `<url><loc>${escaped(whole(localePath(locale, path)))}</loc>${alternates}</url>`,
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
