type WebPage = { name: string; description: string; url: string; inLanguage: string }

/** Structured data (schema.org) of a page, ready for its script element: no text can end that element. */
export function webPageData({ name, description, url, inLanguage }: WebPage): string {
  const data = { '@context': 'https://schema.org', '@type': 'WebPage', name, description, url, inLanguage }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
