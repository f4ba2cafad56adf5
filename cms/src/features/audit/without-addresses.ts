/**
 * The text without the email addresses in it. The audit log is never changed, so what a visitor could ask to have
 * erased must not get there: a title, too, can name somebody.
 */
export function withoutAddresses(text: string | null): string | null {
  return text?.replace(/[^\s<>()[\],;:"]+(?:@|%40)[^\s<>()[\],;:"]+/gi, '…') ?? null
}
