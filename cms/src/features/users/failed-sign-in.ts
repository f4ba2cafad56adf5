import { clientRange } from '@cyberluach/core/client-network'
import { logger } from '../../platform/logger.ts'
import type { Refusal } from '../../platform/outcome.ts'
import type { Asked } from '../../platform/services.ts'
import type { SignInWay } from './activity.ts'

/** Not those of a challenge that is over, or of a sign-in that found no room: nobody has guessed there. */
const guesses = new Set<Refusal['code']>([
  'wrongCredentials',
  'wrongCode',
  'wrongPasskey',
  'tooMany',
  'lockedOut',
])

/**
 * Passes a refused sign-in on, with a line for programs that shut addresses out, such as fail2ban. The line names
 * nobody: not even what was typed as a name, where people type passwords. The address, cut as limits count it, stands in
 * it where LOG_ADDRESSES asks for that: visitors are promised that none is kept.
 */
export function failedSignIn(refusal: Refusal, by: SignInWay, { services, address }: Asked): Refusal {
  const { code } = refusal
  const shown = services.configuration.logsAddresses && address ? { address: clientRange(address) } : {}
  if (guesses.has(code)) logger.warn({ event: 'signInFailed', by, code, ...shown }, 'a sign-in failed')
  return refusal
}
