import type { Attack } from './attack.ts'
import { pipeline } from './connections.ts'
import type { Asked, Stranger } from './stranger.ts'

const search = (index: number) => `/?q=nobody${index}`

/** Ways to a page that is in no cache. */
const misses: Record<string, (index: number) => Asked> = {
  searches: (index) => ({ path: search(index) }),
  hosts: (index) => ({ path: '/', headers: { host: `calendar${index}.example` } }),
  tags: (index) => ({ path: `/?tag=nobody${index}` }),
  unknownPaths: (index) => ({ path: `/nowhere/${index}` }),
}

/** Pages that each have to be made anew: many at once, and a few without end. */
export const pageAttacks: Attack[] = [
  {
    name: 'pipelined',
    what: '450 pages on one connection, then 1,000 more',
    async run(stranger) {
      for (const [first, count] of [
        [0, 450],
        [450, 1000],
      ] as const) {
        const paths = Array.from({ length: count }, (_, index) => search(first + index))
        await pipeline(stranger, paths, 10)
      }
    },
  },
  {
    name: 'parallel',
    what: '600 searches at once',
    async run(stranger) {
      const end = AbortSignal.timeout(20_000)
      const asking = (_: unknown, index: number) => stranger.ask({ path: search(index) }, end)
      await Promise.all(Array.from({ length: 600 }, asking))
    },
  },
  {
    name: 'few',
    what: 'searches, hosts, topics and unknown paths, 8 at a time',
    async run(stranger) {
      const ways = Object.values(misses)
      const next = (index: number) => ways[index % ways.length]?.(index) ?? { path: '/' }
      await stranger.keepAsking(8, 15, next)
    },
  },
  ...Object.entries(misses).map(([name, way]) => ({
    name,
    what: `${name}, 64 at a time`,
    run: (stranger: Stranger) => stranger.keepAsking(64, 8, (index) => way(index)),
  })),
]
