import { addDays } from '@cyberluach/core/dates/day-key'
import { asking, type Attack, type BenchRequest, type Stranger } from './stranger.ts'
import { pipeline } from './connections.ts'
import { serve } from '../support/load.ts'
import { json } from './hostile-requests.ts'

const search = (index: number) => `/?q=nobody${index}`

/** Ways to a page that is in no cache. */
const misses: Record<string, (index: number) => BenchRequest> = {
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
  asking('few', 'searches, hosts, topics and unknown paths', [8, 15], (index) => {
    const ways = Object.values(misses)
    return ways[index % ways.length]?.(index) ?? { path: '/' }
  }),
  ...Object.entries(misses).map(([name, way]) => asking(name, name, [64, 8], way)),
]

/** All at once from one address. */
const connections = 32
const seconds = 15

/** As much as a stranger's body may have, of marks that normalisation has to sort. */
const bodyOfMarks = marks(62_000)
const title = marks(500_000)
/** Each group of rules names everybody again. */
const robots = 'User-agent:*\n'.repeat(4_500) + 'Allow:/\n'.repeat(4_500)

const forms: ((text: string) => BenchRequest)[] = [
  (text) => json('/api/submissions', { title: text }),
  (text) => json('/api/contact', { message: text }),
  (text) => json('/api/errors', { stack: text }),
  (text) => json('/api/read-link', { url: text }),
]

const day = (index: number) => addDays('2030-01-01', index)

/** The costliest requests, valid and refused, that one address can send on so many connections. */
export const costlyAttacks: Attack[] = [
  asking(
    'marks',
    'refused bodies of 62 kB of marks',
    [connections, seconds],
    (index) => forms[index % forms.length]?.(bodyOfMarks) ?? { path: '/' },
  ),
  {
    name: 'left',
    what: `the same, of which nobody waits for the answer, ${connections} at a time`,
    async run(stranger) {
      const end = performance.now() + seconds * 1000
      const one = async () => {
        while (performance.now() < end)
          await stranger.ask(json('/api/contact', { message: bodyOfMarks }), AbortSignal.timeout(50))
      }
      await Promise.all(Array.from({ length: connections }, one))
    },
  },
  asking('lists', 'lists of 500 events that nobody has asked for', [connections, seconds], (index) => ({
    path: `/api/events?limit=500&running=all&from=1990-01-01&to=${day(index)}`,
  })),
  asking('filteredLists', 'lists of 500 events by a filter', [connections, seconds], (index) => ({
    path: `/api/events?limit=500&running=all&from=1990-01-01&to=${day(index)}&type=all&prize=false`,
  })),
  {
    name: 'robots',
    what: `links to a site whose robots.txt is ${Math.round(robots.length / 1000)} kB of rules, ${connections} at a time`,
    run: (stranger) => links(stranger, (path) => (path === '/robots.txt' ? robots : '<title>x</title>')),
  },
  {
    name: 'titles',
    what: `links to a page whose title is 500 kB of marks, ${connections} at a time`,
    run: (stranger) => links(stranger, (path) => (path === '/robots.txt' ? '' : `<title>${title}</title>`)),
  },
]

function marks(bytes: number): string {
  return `a${'\u0301\u0323'.repeat(bytes / 4)}`
}

/** Has links to a site of the stranger's own read, each to another page of it. */
async function links(stranger: Stranger, textOf: (path: string) => string): Promise<void> {
  const { origin, stop } = await serve(({ url = '' }, response) => {
    response.setHeader('content-type', url === '/robots.txt' ? 'text/plain' : 'text/html; charset=utf-8')
    response.end(textOf(url))
  })
  await stranger
    .keepAsking(connections, seconds, (index) => json('/api/read-link', { url: `${origin}/${index}` }))
    .finally(stop)
}
