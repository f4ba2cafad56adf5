import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const marker = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex')
const placeOfMarker = 128 * 1024

/**
 * What is wrong with a file of addresses; null where it is readable and ends, as MaxMind's format does, in what the file
 * says about itself.
 */
export function addressDatabaseFault(path: string): string | null {
  try {
    const file = openSync(path, 'r')
    try {
      const { size } = fstatSync(file)
      const end = Buffer.alloc(Math.min(size, placeOfMarker))
      readSync(file, end, 0, end.length, size - end.length)
      return end.includes(marker) ? null : 'must be a file of addresses in MaxMind’s format (.mmdb)'
    } finally {
      closeSync(file)
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (typeof code !== 'string') throw error
    return code === 'ENOENT' ? 'names a file that is not there' : `names a file that cannot be read (${code})`
  }
}
