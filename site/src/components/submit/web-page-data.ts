import { structuredData } from '../../data/structured-data.ts'

type WebPage = { name: string; description: string; url: string; inLanguage: string }

/** Structured data of a page. */
export function webPageData({ name, description, url, inLanguage }: WebPage): string {
  return structuredData({ '@type': 'WebPage', name, description, url, inLanguage })
}
