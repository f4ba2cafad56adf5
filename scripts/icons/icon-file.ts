const headBytes = 6
const entryBytes = 16

/** An ICO file of square PNG pictures: a head, an entry for each, the pictures. */
export function iconFile(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = headBytes + entryBytes * pictures.length
  const entries = pictures.map((picture) => {
    const size = picture.readUInt32BE(16)
    const entry = Buffer.alloc(entryBytes)
    // A side of 256 is written as 0.
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += picture.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...pictures])
}
