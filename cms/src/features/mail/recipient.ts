import { isEmail } from '@cyberluach/core/email'
import { cleanLine } from '@cyberluach/core/text-hygiene'

/** To whom a mail goes: one person always, whatever the address and the name hold. */
export type Recipient = { name: string | null; address: string }

const longestAddress = 254
const longestName = 200

/** Whether exactly one address stands here: with a comma, a line break or a bracket it is none. */
export function isOneAddress(address: string): boolean {
  return address.length <= longestAddress && isEmail(address)
}

/** The name as it may stand in a header: one line, no controls. An empty one is none. */
export function cleanName(name: string | null): string | null {
  return cleanLine(name ?? '').slice(0, longestName) || null
}
