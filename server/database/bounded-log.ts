import { open, stat, truncate } from 'node:fs/promises'
import { largestLogBytes, turn } from '../log/rotating-log.ts'

const everyMs = 5000

/**
 * Keeps a log small that another program appends to, and goes on to when we are gone, as PostgreSQL does: what is over
 * is copied to `log.1`, as far as one file may hold it, and taken out of the log. Ends when the returned function is called.
 */
export function keepLogSmall(
  path: string,
  report: (line: string) => void,
  mostBytes: number = largestLogBytes,
): () => void {
  const look = () =>
    makeRoom(path, mostBytes).catch((error: Error) => report(`${path} could not be turned: ${error.message}`))
  const timer = setInterval(look, everyMs).unref()
  void look()
  return () => clearInterval(timer)
}

/** Turns the log where it is larger than `mostBytes`. */
export async function makeRoom(path: string, mostBytes: number): Promise<void> {
  const size = await sizeOf(path)
  if (size <= mostBytes) return
  const text = await tailOf(path, size, mostBytes)
  await turn(path, 1)
  const older = await open(`${path}.1`, 'w', 0o600)
  try {
    await older.write(text)
  } finally {
    await older.close()
  }
  await truncate(path)
}

async function tailOf(path: string, size: number, mostBytes: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mostBytes), 0, mostBytes, size - mostBytes)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found?.size ?? 0
}
