import { createHash } from 'node:crypto'

/** The same UUID for the same key on every machine (RFC 9562, version 5), so that links survive a new seed. */
export function stableId(key: string): string {
  const bytes = createHash('sha1').update(namespace).update(key).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The namespace of this seed, drawn once. */
const namespace = Buffer.from('7d0c8a5be6f24c1c9a3f51b2d84e6097', 'hex')
