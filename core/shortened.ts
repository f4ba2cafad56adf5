/** The text, cut at a word's end where there is one near, with an ellipsis, if it has more than `limit` characters. */
export function shortened(text: string, limit: number): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  const cut = characters.slice(0, limit - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > cut.length * 0.6 ? lastSpace : undefined).trimEnd()}…`
}
