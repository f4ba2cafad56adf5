import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type FileMade = { parts: AsyncIterable<string>; total: number; mark: string }

/** A file as it stands: `read` may be called by many at once, and what was begun is read to its end. */
export type CachedFile = { total: number; mark: string; read: () => AsyncIterable<Uint8Array> }

type Held = { handle: FileHandle; total: number; mark: string; readers: number; isReplaced: boolean }

const partBytes = 256 * 1024

/**
 * A file that is made once for everybody, until its mark changes. It lies on the disk without a name, so that no memory
 * holds it and nothing is left of it when the process ends.
 */
export function createCachedFile(make: () => Promise<FileMade>) {
  let held: Held | null = null
  let coming: Promise<Held> | null = null

  /** The file of this mark; where it has to be made, all who ask meanwhile wait for the one making. */
  return async function keptFile(mark: string): Promise<CachedFile> {
    const file = held?.mark === mark ? held : await (coming ??= renew().finally(() => (coming = null)))
    return { total: file.total, mark: file.mark, read: () => read(file) }
  }

  async function renew(): Promise<Held> {
    const { parts, total, mark } = await make()
    const made = { handle: await written(parts), total, mark, readers: 0, isReplaced: false }
    if (held) await release(held)
    held = made
    return made
  }

  async function* read(file: Held): AsyncGenerator<Uint8Array> {
    file.readers += 1
    try {
      for (let position = 0; ;) {
        const { bytesRead, buffer } = await file.handle.read(Buffer.alloc(partBytes), 0, partBytes, position)
        if (bytesRead === 0) return
        position += bytesRead
        yield buffer.subarray(0, bytesRead)
      }
    } finally {
      file.readers -= 1
      if (file.isReplaced && file.readers === 0) await file.handle.close()
    }
  }
}

async function release(file: Held): Promise<void> {
  file.isReplaced = true
  if (file.readers === 0) await file.handle.close()
}

async function written(parts: AsyncIterable<string>): Promise<FileHandle> {
  const path = join(tmpdir(), `export-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    for await (const part of parts) await handle.write(part)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}
