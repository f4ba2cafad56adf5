/** The encodings that answers are kept in, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

const remembered = new Map<string, Encoding>()
const mostRemembered = 200

/** The smallest encoding that an Accept-Encoding header takes. Browsers send few different ones: answers are remembered. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = remembered.get(header)
  if (known !== undefined) return known
  const chosen = choose(header)
  if (remembered.size < mostRemembered) remembered.set(header, chosen)
  return chosen
}

function choose(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, quality ? Number(quality.slice(2)) || 0 : 1)
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = Math.max(weightOf('br'), weightOf('gzip'), weights.get('identity') ?? 0)
  return best > 0 ? (encodings.find((encoding) => weightOf(encoding) === best) ?? 'identity') : 'identity'
}
