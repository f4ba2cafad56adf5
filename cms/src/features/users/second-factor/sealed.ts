import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { configuration } from '../../../platform/configuration.ts'

/** What a key is good for: one made for another purpose opens nothing. */
type Purpose = 'authenticator app' | 'recovery code'

const nonceBytes = 12
const tagBytes = 16

/** A secret of a person's as it is stored: by a key made of the product's secret, and for this person alone. */
export function sealed(text: string, userId: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor('authenticator app'), nonce).setAAD(Buffer.from(userId))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** What was sealed for this person; null where the product's secret is another now, or the row was somebody else's. */
export function unsealed(stored: string, userId: string): string | null {
  const bytes = Buffer.from(stored, 'base64url')
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyFor('authenticator app'), nonce, {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    // The tag does not fit: nothing is known of what was sealed.
    return null
  }
}

/** A recovery code as it is stored: nobody who reads the database alone can try guesses. */
export function recoveryHash(code: string, userId: string): string {
  return createHmac('sha256', keyFor('recovery code')).update(`${userId}:${code}`).digest('base64url')
}

function keyFor(purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', configuration().secret, '', `second factor: ${purpose}`, 32))
}
