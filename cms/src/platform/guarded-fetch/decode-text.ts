/**
 * The bytes of an answer as text; null where no encoding that it names, or UTF-8, reads them. A byte order mark decides;
 * then what is sound UTF-8 is UTF-8, whatever is declared; then what the header says, then what the document says.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string | null {
  const marked = byteOrderMark(bytes)
  if (marked) return decoded(bytes, marked)
  const declared = [labelIn(contentType ?? ''), labelInDocument(bytes)].filter((label) => label !== null)
  const isSevenBit = declared.find((label) => /^(utf-16|iso-2022)/i.test(label))
  if (isSevenBit) return decoded(bytes, isSevenBit)
  for (const label of ['utf-8', ...declared]) {
    const text = decoded(bytes, label)
    if (text !== null) return text
  }
  return null
}

function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes)
    return text.includes('\u0000') ? null : text
  } catch (error) {
    // An encoding that nobody knows, or bytes that it cannot read.
    if (error instanceof RangeError || error instanceof TypeError) return null
    throw error
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return null
}

/** `<meta charset>`, `<meta http-equiv>` and `<?xml encoding?>` stand within the first kilobyte. */
function labelInDocument(bytes: Uint8Array): string | null {
  return labelIn(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'))
}

function labelIn(text: string): string | null {
  return /(?:charset|encoding)\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(text)?.[1] ?? null
}
