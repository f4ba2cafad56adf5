import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const marker = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex')
const placeOfMarker = 128 * 1024

/** Whether a file is readable and ends, as MaxMind's format does, in what the file says about itself. */
export function isAddressDatabase(path: string): boolean {
  try {
    const file = openSync(path, 'r')
    try {
      const { size } = fstatSync(file)
      const end = Buffer.alloc(Math.min(size, placeOfMarker))
      readSync(file, end, 0, end.length, size - end.length)
      return end.includes(marker)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code === 'string') return false
    throw error
  }
}
