import { dictionary } from '@zxcvbn-ts/language-common'

const known = new Set(dictionary['passwords-common'])

/**
 * Whether a password is among the 49,000 most frequent in leaks, in whatever capitals, or one of those with nothing but
 * digits and signs around it that make up less than half. Costs 4 MB of memory once it is imported.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase()
  const bare = small.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return known.has(small) || (bare.length * 2 >= small.length && known.has(bare))
}
