const begin = Buffer.from('<!--held-back:')
const end = Buffer.from('-->')

/** A page with the markup that it held back (`site/src/islands/held-back.ts`) where its marks stand. */
export function filled(page: Buffer, parts: readonly string[]): Buffer {
  if (parts.length === 0) return page
  const pieces: Buffer[] = []
  let from = 0
  for (let mark = page.indexOf(begin); mark >= 0; mark = page.indexOf(begin, from)) {
    const closing = page.indexOf(end, mark)
    const part = parts[Number(page.toString('latin1', mark + begin.length, closing))]
    if (part === undefined) throw new Error('A page names markup that it did not hold back')
    pieces.push(page.subarray(from, mark), Buffer.from(part))
    from = closing + end.length
  }
  return Buffer.concat([...pieces, page.subarray(from)])
}
