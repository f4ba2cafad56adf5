/** Words that most people read in a minute, in English as in Hebrew. */
const wordsPerMinute = 200

/** Minutes that a text takes to read, rounded up; 1 for the shortest. A word is what stands between white space. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
