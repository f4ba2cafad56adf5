import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Attack } from './attack.ts'
import { json } from './forms.ts'
import type { Asked, Stranger } from './stranger.ts'

/** All at once from one address. */
const connections = 32
const seconds = 15

/** As much as a stranger's body may have, of marks that normalisation has to sort. */
const bodyOfMarks = marks(62_000)
const title = marks(500_000)
/** Each group of rules names everybody again. */
const robots = 'User-agent:*\n'.repeat(4_500) + 'Allow:/\n'.repeat(4_500)

const forms: ((text: string) => Asked)[] = [
  (text) => json('/api/submissions', { title: text }),
  (text) => json('/api/contact', { message: text }),
  (text) => json('/api/errors', { stack: text }),
  (text) => json('/api/read-link', { url: text }),
]

const day = (index: number) => new Date(Date.UTC(2030, 0, 1) + index * 86_400_000).toISOString().slice(0, 10)

/** The costliest requests, valid and refused, that one address can send on so many connections. */
export const costlyAttacks: Attack[] = [
  {
    name: 'marks',
    what: `refused bodies of 62 kB of marks, ${connections} at a time`,
    run: (stranger) =>
      stranger.keepAsking(connections, seconds, (index) => {
        const form = forms[index % forms.length]
        return form ? form(bodyOfMarks) : { path: '/' }
      }),
  },
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
  {
    name: 'lists',
    what: `lists of 500 events that nobody has asked for, ${connections} at a time`,
    run: (stranger) =>
      stranger.keepAsking(connections, seconds, (index) => ({
        path: `/api/events?limit=500&running=all&from=1990-01-01&to=${day(index)}`,
      })),
  },
  {
    name: 'filteredLists',
    what: `lists of 500 events by a filter, ${connections} at a time`,
    run: (stranger) =>
      stranger.keepAsking(connections, seconds, (index) => ({
        path: `/api/events?limit=500&running=all&from=1990-01-01&to=${day(index)}&type=all&prize=false`,
      })),
  },
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
  const site = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', url === '/robots.txt' ? 'text/plain' : 'text/html; charset=utf-8')
    response.end(textOf(url))
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  try {
    await stranger.keepAsking(connections, seconds, (index) =>
      json('/api/read-link', { url: `http://127.0.0.1:${port}/${index}` }),
    )
  } finally {
    site.closeAllConnections()
    site.close()
  }
}
