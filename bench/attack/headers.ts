import type { Attack } from './attack.ts'

const length = 15_000
const paths = ['/_next/x', '/admin', '/api/events?limit=1', '/']

/** Each long for another reason: letters for a pattern that goes back, parts for whoever takes lists apart. */
const texts: Record<string, string> = {
  cookie: filled('a=1; '),
  'accept-language': filled('he;q=0.5,'),
  referer: `https://example.org/${'a'.repeat(length - 20)}`,
  'if-none-match': filled('"a", '),
  'x-forwarded-for': filled('192.0.2.1, '),
}

/** Headers as long as the server takes them. */
export const headerAttacks: Attack[] = [
  {
    name: 'userAgent',
    what: 'a User-Agent of 15 kB, 15 at a time',
    run: (stranger) =>
      stranger.keepAsking(15, 10, (index) => ({
        path: paths[index % paths.length] ?? '/',
        headers: { 'user-agent': 'a'.repeat(length) },
      })),
  },
  {
    name: 'headers',
    what: 'five other headers of 15 kB, 15 at a time',
    run: (stranger) =>
      stranger.keepAsking(15, 10, (index) => {
        const names = Object.keys(texts)
        const name = names[index % names.length] ?? ''
        const path = paths[Math.floor(index / names.length) % paths.length] ?? '/'
        return { path, headers: { [name]: texts[name] ?? '' } }
      }),
  },
]

function filled(part: string): string {
  return part.repeat(length / part.length)
}
