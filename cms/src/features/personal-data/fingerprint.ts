import { createHmac } from 'node:crypto'
import { configuration } from '../../platform/configuration.ts'

/** Stands for an address where the address may not: the same one has the same fingerprint, and nobody can undo it. */
export function fingerprint(address: string): string {
  const key = `personal data ${configuration().secret}`
  return createHmac('sha256', key).update(address).digest('hex').slice(0, 16)
}
