import { isEmail } from '@cyberluach/core/email'

/** An address as it is compared: trimmed, in lower case. null for what is no address. */
export function personAddress(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const address = text.trim().toLowerCase()
  return isEmail(address) ? address : null
}

/** How a sign of an address may be written in a link or in HTML. */
const spellings: Record<string, string> = {
  '@': '(?:@|%40)',
  '+': '(?:[+]|%2b)',
  "'": "(?:'|%27|&#39;|&#x27;|&apos;)",
}

/**
 * PostgreSQL's regular expression for an address within a text, to be matched without regard to case. It is no part of
 * a longer address; in the text of a JSON value, a line break before it is written with a letter. What stands before it
 * is matched as group 1: to look behind would be tried at every sign of the text, and takes twenty times as long.
 */
export function mentionPattern(address: string): string {
  const spelled = address.replace(/[^a-z0-9]/g, (sign) => spellings[sign] ?? `[${sign}]`)
  return String.raw`(^|[^A-Za-z0-9_.%+'-]|\\[nrtbf])${spelled}(?![A-Za-z0-9_-]|\.[A-Za-z0-9_])`
}

/** What takes its place: the sign before it stays. */
export const maskedMention = String.raw`\1[…]`
