import { createHash, randomBytes } from 'node:crypto'
import { type Counted, read, written, type Frame, byteReader } from './frames.ts'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { decrypted, encrypted, keyOf } from './cipher.ts'
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
      throw new BackupError(
        `${draft} is there: another backup writes it, or one was broken off; remove it then`,
      )
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
