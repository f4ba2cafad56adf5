const begin = Buffer.from('<!--held-back:')
const end = Buffer.from('-->')

/** A page with the markup that it held back (`site/src/kept/held-back.ts`) where its marks stand, theirs among it. */
export function filled(page: Buffer, parts: readonly (string | Buffer)[]): Buffer {
  return parts.length === 0 ? page : Buffer.concat([...piecesOf(page, parts)])
}

function* piecesOf(page: Buffer, parts: readonly (string | Buffer)[]): Iterable<Buffer> {
  let from = 0
  for (let mark = page.indexOf(begin); mark >= 0; mark = page.indexOf(begin, from)) {
    const closing = page.indexOf(end, mark)
    const part = parts[Number(page.toString('latin1', mark + begin.length, closing))]
    if (part === undefined) throw new Error('A page names markup that it did not hold back')
    yield page.subarray(from, mark)
    // What is bytes already was finished before this page.
    if (typeof part === 'string') yield* piecesOf(Buffer.from(part), parts)
    else yield part
    from = closing + end.length
  }
  yield page.subarray(from)
}
