export type Segment = { text: string; found: boolean }

/** The text cut where the search occurs in it, whatever the case. */
export function highlightSegments(text: string, search: string): Segment[] {
  const wanted = search.trim()
  if (!wanted) return [{ text, found: false }]
  const pattern = new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu')
  const parts = text.split(pattern)
  return parts
    .map((part, index) => ({ text: part, found: index % 2 === 1 }))
    .filter((segment) => segment.text !== '')
}
