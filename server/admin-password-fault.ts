import {
  longestPassword,
  passwordFault,
  shortestPassword,
  type PasswordFault,
} from '@cyberluach/core/sign-in/passwords'
import type { Config } from './config.ts'

const words: Record<PasswordFault, string> = {
  short: `must have at least ${shortestPassword} characters`,
  long: `must have at most ${longestPassword} characters`,
  repeated: 'must be more than one piece over and over',
  username: 'must not be the user name',
  common: 'is among the passwords that are guessed first: choose another',
}

/** What is wrong with the password that the environment names for the first admin, in one line; null if nothing is. */
export async function adminPasswordFault({
  adminPassword,
  adminUsername,
}: Pick<Config, 'adminPassword' | 'adminUsername'>): Promise<string | null> {
  if (adminPassword === null) return null
  // Large: loaded by those only who need it.
  const { isCommonPassword } = await import('@cyberluach/core/sign-in/common-passwords')
  const fault = passwordFault(adminPassword, adminUsername, isCommonPassword)
  return fault && `ADMIN_PASSWORD ${words[fault]}`
}
