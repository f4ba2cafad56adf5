import type { Attack } from './attack.ts'
import { hold } from './connections.ts'
import type { Stranger } from './stranger.ts'

const wholeLists = ['/api/events?limit=5000&from=2020-01-01', '/events.ics']

/** What costs the CMS much, asked for by people without a session; some of them never read it. */
export const readAttacks: Attack[] = [
  {
    name: 'openapi',
    what: 'the description of the API, 64 at a time',
    run: (stranger) => stranger.keepAsking(64, 10, () => ({ path: '/api/openapi.json' })),
  },
  {
    name: 'panel',
    what: 'the dashboard without a session, 64 at a time',
    run: (stranger) => stranger.keepAsking(64, 10, () => ({ path: '/admin/dashboard' })),
  },
  {
    name: 'silentReaders',
    what: '260 who ask for the list of all events and do not read',
    run: (stranger) => silently(stranger, ['/api/events']),
  },
  {
    name: 'silentCalendars',
    what: '260 who ask for filtered lists and calendar files and do not read',
    run: (stranger) => silently(stranger, wholeLists),
  },
  {
    name: 'readers',
    what: '260 who read the list of all events at once',
    async run(stranger) {
      const end = AbortSignal.timeout(15_000)
      const asking = (_: unknown, index: number) =>
        stranger.ask(
          { path: '/api/events?limit=5000', headers: index % 2 === 0 ? {} : { 'accept-encoding': 'gzip' } },
          end,
        )
      await Promise.all(Array.from({ length: 260 }, asking))
    },
  },
]

function silently(stranger: Stranger, paths: string[]): Promise<void> {
  return hold(stranger, { count: 260, seconds: 15, reads: false }, (socket, index) =>
    socket.write(`GET ${paths[index % paths.length]} HTTP/1.1\r\nHost: ${stranger.host}\r\n\r\n`),
  )
}
