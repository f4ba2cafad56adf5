import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { jsonOf, newRecord } from './record.ts'

/** One log is three files of at most 5 MB: more is nobody's to read, and a disk holds it whatever happens. */
export const largestLogBytes = 5 * 1024 * 1024
const retainedLogFiles = 3

/** What may wait for a slow disk. */
const mostWaitingBytes = 1024 * 1024

export type RotatingLog = ReturnType<typeof createRotatingLog>

/** Appends to a file, which makes place for another when it is full: `log`, `log.1` and `log.2`, readable by us alone. */
export function createRotatingLog(path: string, mostBytes: number = largestLogBytes) {
  let waiting = ''
  let lost = 0
  let file: FileHandle | null = null
  let size = 0
  let writing = Promise.resolve()
  let isWriting = false

  return {
    /** Takes a text at once, always: what a slow or full disk has no room for is left out, and counted. */
    write(text: string) {
      if (waiting.length + text.length > mostWaitingBytes) lost += 1
      else waiting += text
      if (!isWriting) writing = writeAll()
    },
    async close() {
      await writing
      await file?.close()
      file = null
    },
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting !== '') {
      const text =
        lost > 0 ? `${jsonOf(newRecord('warn', 'supervisor', `${lost} lines were lost here`))}\n${waiting}` : waiting
      waiting = ''
      await append(Buffer.from(text)).then(
        () => (lost = 0),
        () => (lost += 1), // a full disk: said as soon as there is room
      )
    }
    isWriting = false
  }

  async function append(bytes: Buffer): Promise<void> {
    file ??= await openLog()
    if (size > 0 && size + bytes.length > mostBytes) {
      await file.close()
      file = null
      await turn(path)
      file = await openLog()
    }
    await file.write(bytes)
    size += bytes.length
  }

  async function openLog(): Promise<FileHandle> {
    const opened = await open(path, 'a', 0o600)
    size = (await opened.stat()).size
    return opened
  }
}

/** Each file takes the name of the next older one, from that of age `youngest` on; the oldest goes. */
export async function turn(path: string, youngest = 0): Promise<void> {
  const nameOf = (age: number) => (age === 0 ? path : `${path}.${age}`)
  await rm(nameOf(retainedLogFiles - 1), { force: true })
  for (let age = retainedLogFiles - 2; age >= youngest; age -= 1) {
    await rename(nameOf(age), nameOf(age + 1)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}
