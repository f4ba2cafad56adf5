/** Structured data (schema.org), ready for its script element: no text in it can end that element. */
export function structuredData(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
