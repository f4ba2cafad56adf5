/**
 * Lines (each ended by CR LF) folded at 75 octets, as RFC 5545 has it, and never within a letter. Those that come from
 * `ics` are unfolded first: it counts letters, of which a Hebrew one has two octets.
 */
export function foldedLines(lines: string): string {
  return lines.replaceAll('\r\n\t', '').split('\r\n').map(folded).join('\r\n')
}

const mostOctets = 75

/** A continuation begins with a space, which counts. */
function folded(line: string): string {
  if (line.length * 3 <= mostOctets) return line
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0)
    if (octets + size > mostOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** How long a character is in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
