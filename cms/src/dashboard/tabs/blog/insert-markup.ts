export type Tool = 'heading' | 'bold' | 'italic' | 'link' | 'list' | 'quote' | 'code'

/** The markup that a tool puts around the chosen text, and which part of it is to be chosen next. */
export function markupFor(tool: Tool, chosen: string): { html: string; select: [number, number] } {
  const [before, after] = wraps[tool]
  const inside = tool === 'list' ? listItems(chosen) : chosen
  const html = `${before}${inside}${after}`
  const address = html.indexOf('https://')
  if (address >= 0) return { html, select: [address, address + 'https://'.length] }
  return { html, select: [before.length, before.length + inside.length] }
}

const wraps: Record<Tool, [string, string]> = {
  heading: ['<h2>', '</h2>'],
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  link: ['<a href="https://">', '</a>'],
  list: ['<ul>\n', '\n</ul>'],
  quote: ['<blockquote>', '</blockquote>'],
  code: ['<pre><code>', '</code></pre>'],
}

function listItems(chosen: string): string {
  return chosen
    .split('\n')
    .map((line) => `  <li>${line.trim()}</li>`)
    .join('\n')
}
