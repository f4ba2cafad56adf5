import type { Config } from '../../config.ts'
import { tell, alone, peersOf } from '../peers.ts'
import { signingKey } from '../http/session.ts'
import { loadPlaces, type Places } from '../http/client.ts'
import { createQueue, createWriter } from './queue.ts'
import { createTakePulse, type TakePulse } from './take-pulse.ts'

type Given = Pick<Config, 'publicUrl' | 'rateLimitScale' | 'siteTimeZone' | 'geoipCityDatabase'> &
  Partial<Pick<Config, 'edgeWorkers'>> & {
    databaseUrl: string
    isPage: (path: string) => boolean
    payloadSecret: string
  }

/** Everything that visits need of the edge, where visitors are, and how it ends: with nothing left unwritten. */
export async function startPulses(
  given: Given,
): Promise<{ takePulse: TakePulse; places: Places; stop: () => Promise<void> }> {
  const writer = createWriter(given.databaseUrl, given.siteTimeZone)
  const queue = createQueue({ write: writer.write, log: (line) => tell('error', line) })
  const places = await loadPlaces(given.geoipCityDatabase)
  const takePulse = createTakePulse({
    add: queue.add,
    isPage: given.isPage,
    places,
    publicUrl: given.publicUrl,
    sessionKey: signingKey(given.payloadSecret),
    rateLimitScale: given.rateLimitScale,
    workers: given.edgeWorkers ?? 1,
    peers: (given.edgeWorkers ?? 1) > 1 ? peersOf(process, 'visits') : alone(),
  })
  return {
    takePulse,
    places,
    async stop() {
      await queue.flush()
      await writer.close()
    },
  }
}
