/** The paragraphs of a text as it was typed: a line is one, empty lines part them. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}
