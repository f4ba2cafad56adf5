/** A piece of a text: a paragraph, or a list. */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** The blocks of a plain text: paragraphs are parted by empty lines, and lines that begin with "- " make a list. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf)
}

function blockOf(part: string): Block {
  const lines = part.split('\n')
  if (!lines.every((line) => line.startsWith('- '))) return { kind: 'paragraph', text: part }
  return { kind: 'list', items: lines.map((line) => line.slice(2).trim()) }
}
