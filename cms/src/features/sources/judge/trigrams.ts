/** How alike two texts are, from 0 to 1, as `similarity` of PostgreSQL's `pg_trgm` counts it. */
export function trigramsAlike(one: string, other: string): number {
  const [here, there] = [trigramsOf(one), trigramsOf(other)]
  if (here.size === 0 || there.size === 0) return 0
  let shared = 0
  for (const trigram of here) if (there.has(trigram)) shared += 1
  return shared / (here.size + there.size - shared)
}

function trigramsOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const word of text.split(' ').filter(Boolean)) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3))
  }
  return found
}
