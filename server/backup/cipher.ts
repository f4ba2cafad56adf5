import { createCipheriv, createDecipheriv, scrypt } from 'node:crypto'
import { byteReader, type ByteReader } from './frames.ts'
import { BackupError } from './backup-error.ts'

const algorithm = 'aes-256-gcm'
const chunkSize = 64 * 1024
const tagSize = 16

export type Key = { key: Buffer; header: Buffer }

/** The key of one file: its salt is the file's own, so that chunks may be numbered from 0 in each. */
export function keyOf(passphrase: string, salt: Buffer, header: Buffer): Promise<Key> {
  const { promise, resolve, reject } = Promise.withResolvers<Key>()
  const costs = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }
  scrypt(passphrase.normalize('NFC'), salt, 32, costs, (error, key) =>
    error ? reject(error) : resolve({ key, header }),
  )
  return promise
}

/** Each chunk: its length, its text in cipher, its tag. The last one is marked, so that none can be cut off. */
export async function* encrypted(plain: AsyncIterable<Buffer>, key: Key): AsyncGenerator<Buffer> {
  const reader = byteReader(plain)
  let number = 0
  let chunk = await reader.takeUpTo(chunkSize)
  for (;;) {
    const next = chunk.length < chunkSize ? Buffer.alloc(0) : await reader.takeUpTo(chunkSize)
    const isLast = next.length === 0
    const cipher = createCipheriv(algorithm, key.key, nonceOf(number, isLast)).setAAD(key.header)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    yield Buffer.concat([length, cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    if (isLast) return
    number += 1
    chunk = next
  }
}

export async function* decrypted(reader: ByteReader, key: Key): AsyncGenerator<Buffer> {
  let number = 0
  let length = await reader.take(4)
  if (!length) throw damaged()
  while (length) {
    const size = length.readUInt32BE()
    if (size > chunkSize) throw damaged()
    const chunk = await reader.take(size + tagSize)
    if (!chunk) throw damaged()
    length = await reader.take(4)
    yield opened(chunk, nonceOf(number, length === null), key)
    number += 1
  }
}

function opened(chunk: Buffer, nonce: Buffer, { key, header }: Key): Buffer {
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagSize }).setAAD(header)
  decipher.setAuthTag(chunk.subarray(-tagSize))
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagSize)), decipher.final()])
  } catch (cause) {
    throw damaged(cause)
  }
}

function damaged(cause?: unknown): BackupError {
  return new BackupError('BACKUP_PASSPHRASE is not the passphrase of this file, or the file is damaged', {
    cause,
  })
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(isLast ? 1 : 0)
  nonce.writeBigUInt64BE(BigInt(number), 4)
  return nonce
}
