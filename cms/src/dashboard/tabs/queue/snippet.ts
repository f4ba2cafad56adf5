const longest = 200

/** The beginning of a text in one line: as much as a row could show. */
export function snippetOf(text: string): string {
  const line = text
    .slice(0, 3 * longest)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : line
}
