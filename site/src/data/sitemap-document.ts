import { localePath, locales, type Locale } from '@cyberluach/i18n/locales'

/** A path without a language, in the languages that it is there in; `changed` is when it last was, where that is known. */
export type SitemapEntry = { path: string; languages?: readonly Locale[]; changed?: string }

/** A part of the sitemap by its path, and when something in it last changed, where that is known. */
export type SitemapPart = { path: string; changed?: string }

/** The sitemap of sitemaps (sitemaps.org). */
export function sitemapIndex(parts: SitemapPart[], whole: (path: string) => string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map(
      ({ path, changed }) => `<sitemap><loc>${escaped(whole(path))}</loc>${lastChange(changed)}</sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n')
}

/** A part of the sitemap: each path in each of its languages, with its alternates. */
export function sitemapDocument(entries: SitemapEntry[], whole: (path: string) => string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap((entry) => linesOf(entry, whole)),
    '</urlset>',
    '',
  ].join('\n')
}

function linesOf(
  { path, languages = locales, changed }: SitemapEntry,
  whole: (path: string) => string,
): string[] {
  const addresses = languages.map((locale) => [locale, localePath(locale, path)] as const)
  const alternates = [...addresses, ['x-default', addresses[0]?.[1] ?? path] as const]
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(whole(address))}"/>`,
    )
    .join('')
  const last = lastChange(changed)
  return addresses.map(
    ([, address]) => `<url><loc>${escaped(whole(address))}</loc>${last}${alternates}</url>`,
  )
}

function lastChange(changed: string | undefined): string {
  return changed ? `<lastmod>${escaped(changed)}</lastmod>` : ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
