type Question = { salt: string; challenge: string; most: number }

/** The number that a question asks for; null where none answers it. */
export function answerTo({ salt, challenge, most }: Question): number | null {
  const wanted = Uint32Array.from({ length: 8 }, (_, index) =>
    Number.parseInt(challenge.slice(index * 8, index * 8 + 8), 16),
  )
  for (let number = 0; number <= most; number += 1) {
    const state = hashOf(`${salt}.${number}`)
    if (state.every((word, index) => word === wanted[index])) return number
  }
  return null
}

const primes = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 && !Array.from({ length: number - 2 }, (_, less) => less + 2).some((less) => number % less === 0),
)
const fraction = (value: number) => Math.floor((value % 1) * 2 ** 32)
const rounds = Uint32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
const start = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const words = new Uint32Array(64)
const block = new Uint8Array(64)
const view = new DataView(block.buffer)

/**
 * SHA-256 of a short text of ASCII, one block: WebCrypto's answers each come as a promise, and cost more than the hash.
 */
function hashOf(text: string): Uint32Array {
  if (text.length > 55) throw new Error('longer than one block')
  block.fill(0)
  for (let index = 0; index < text.length; index += 1) block[index] = text.charCodeAt(index)
  block[text.length] = 0x80
  view.setUint32(60, text.length * 8)
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(index * 4)
  for (let index = 16; index < 64; index += 1) {
    const [before, last] = [words[index - 15] ?? 0, words[index - 2] ?? 0]
    const small = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3)
    const large = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10)
    words[index] = (words[index - 16] ?? 0) + small + (words[index - 7] ?? 0) + large
  }
  return compressed()
}

function compressed(): Uint32Array {
  const state = start.slice()
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index += 1) {
    const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const one = (h + large + chosen + (rounds[index] ?? 0) + (words[index] ?? 0)) | 0
    const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const most = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + small + most) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word
  return state
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
