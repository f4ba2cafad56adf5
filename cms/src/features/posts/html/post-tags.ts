/** What a post's content is made of: every tag here survives the way into the editor and back. */
export const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
export const listTags = ['ul', 'ol'] as const

export const blockTags: ReadonlySet<string> = new Set([
  ...headingTags,
  ...listTags,
  'p',
  'blockquote',
  'pre',
  'table',
  'hr',
])

/** Marks of text, the outermost first, with the bit that each has in the editor's text nodes. */
export const markTags = [
  ['strong', 1],
  ['em', 2],
  ['u', 8],
  ['s', 4],
  ['mark', 128],
  ['code', 16],
  ['sub', 32],
  ['sup', 64],
] as const

/** Other names for the same marks. */
const sameMarks: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' }

/** The bit of a mark's tag; 0 for any other tag. */
export function markOf(name: string): number {
  const usual = sameMarks[name] ?? name
  return markTags.find(([tag]) => tag === usual)?.[1] ?? 0
}

/** Tags that say nothing of their own: what is inside stands for itself. */
export const neutralTags: ReadonlySet<string> = new Set(
  'html head body div span font center big small tt nobr wbr colgroup col frameset bgsound layer ilayer xml'.split(
    ' ',
  ),
)

/** Inside of tables, lists and figures. */
export const partTags: ReadonlySet<string> = new Set(['li', 'thead', 'tbody', 'tr', 'th', 'td', 'figcaption'])

/** Removed with all that is inside: programs, styles, plug-ins, foreign documents. */
export const hostileTags: readonly string[] =
  'script style object embed applet template noscript noembed noframes iframe frame meta link base basefont title'.split(
    ' ',
  )

/** Whether a tag is kept, be it alone or inside of another. */
export function isKept(name: string): boolean {
  return (
    blockTags.has(name) ||
    partTags.has(name) ||
    markOf(name) > 0 ||
    name === 'a' ||
    name === 'img' ||
    name === 'figure' ||
    name === 'br'
  )
}
