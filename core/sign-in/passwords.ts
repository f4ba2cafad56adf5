import { repeatsItself } from '../text/text-hygiene.ts'

/** Shorter ones are guessed from a stolen hash within days. */
export const shortestPassword = 12
/** Longer ones nobody types; hashing them would only cost. */
export const longestPassword = 128

/** Why a password is refused: its length, or that it is soon guessed. */
export type PasswordError = 'short' | 'long' | 'repeated' | 'username' | 'common'

/**
 * What is wrong with a password that somebody wants to have; null where nothing is. The list of common ones is the
 * caller's, since it is large. Lengths are in characters as people count them.
 */
export function passwordError(
  password: string,
  username: string,
  isCommon: (password: string) => boolean,
): PasswordError | null {
  const { length } = Array.from(password)
  if (length < shortestPassword) return 'short'
  if (length > longestPassword) return 'long'
  if (repeatsItself(password.toLowerCase())) return 'repeated'
  if (password.trim().toLowerCase() === username.trim().toLowerCase()) return 'username'
  return isCommon(password) ? 'common' : null
}
