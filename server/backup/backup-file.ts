import { createHash, randomBytes, createCipheriv, createDecipheriv, scrypt } from 'node:crypto'
import { type Counted, read, written, type Frame, byteReader, type ByteReader } from './frames.ts'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { aboutFile, BackupError } from './backup-error.ts'

/** Counts and sums up the rows of a table as they go by: a line feed in a value is written as two letters. */
export function counting({ schema, name }: { schema: string; name: string }) {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(chunk: Buffer): void {
      hash.update(chunk)
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1
    },
    result: (): Counted => ({ schema, name, rows, sha256: hash.digest('hex') }),
  }
}

const magic = 'CyberLuach backup'
const version = '1'
const longestHeader = 200

/** Writes a new file, whole or not at all, that only its owner reads. */
export async function writeBackup(
  file: string,
  frames: AsyncIterable<Frame>,
  passphrase: string | null,
): Promise<void> {
  const salt = randomBytes(16)
  const header = Buffer.from(
    `${magic} ${version} ${passphrase ? `aes-256-gcm scrypt ${salt.toString('hex')}` : 'plain'}\n`,
  )
  const key = passphrase ? await keyOf(passphrase, salt, header) : null
  const draft = `${file}.part`
  const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
  await pipeline(
    written(frames),
    createGzip({ level: 1 }),
    async function* (chunks: AsyncIterable<Buffer>) {
      yield header
      yield* key ? encrypted(chunks, key) : chunks
    },
    output,
  ).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST')
      throw new BackupError(`${draft} is there: another backup writes it, or one was broken off; remove it then`)
    await rm(draft, { force: true }).catch(() => undefined) // what went wrong first is reported
    throw aboutFile(file, error)
  })
  await placeAt(draft, file)
}

/** Never in place of another file, also where that came to be meanwhile. */
async function placeAt(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new BackupError(`${file} is there already`)
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * What a backup holds. With a passphrase, one that is not encrypted is refused: whoever can write a file would be believed.
 * @throws {BackupError} where it is not whole, of another format, or not of that passphrase
 */
export async function* readBackup(file: string, passphrase: string | null): AsyncGenerator<Frame> {
  await (await open(file)).close() // one that is not there says so here
  const gunzip = createGunzip()
  const feeding = pipeline(compressed(file, passphrase), gunzip)
  feeding.catch(() => undefined) // thrown below, too
  try {
    yield* read(gunzip)
    await feeding
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (code.startsWith('Z_') || error instanceof SyntaxError)
      throw new BackupError('The file is damaged', { cause: error })
    throw error
  } finally {
    gunzip.destroy()
  }
}

async function* compressed(file: string, passphrase: string | null): AsyncGenerator<Buffer> {
  const reader = byteReader(createReadStream(file))
  const header = await reader.line(longestHeader)
  const [, number, cipher, salt] =
    /^CyberLuach backup (\d+) (plain|aes-256-gcm scrypt ([0-9a-f]{32}))$/.exec(header ?? '') ?? []
  if (!header?.startsWith(`${magic} `)) throw new BackupError(`${file} is no backup of CyberLuach`)
  if (number !== version || !cipher)
    throw new BackupError(`${file} is of a format that this program does not know: a newer one wrote it`)
  if (!salt) {
    if (passphrase)
      throw new BackupError(
        `${file} is not encrypted though BACKUP_PASSPHRASE is set, so anybody may have written it: --unencrypted restores it`,
      )
    return yield* reader.rest()
  }
  if (!passphrase) throw new BackupError(`${file} is encrypted: set BACKUP_PASSPHRASE`)
  yield* decrypted(reader, await keyOf(passphrase, Buffer.from(salt, 'hex'), Buffer.from(`${header}\n`)))
}

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
