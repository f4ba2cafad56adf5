import type { Config } from '../../config.ts'
import { logLine, alone, peersOf } from '../peers.ts'
import { signingKey } from '../http/session.ts'
import { loadPlaces, type Places } from '../http/client.ts'
import { createQueue, createWriter } from './queue.ts'
import { createTakeBeacon, type TakeBeacon } from './take-beacon.ts'

type BeaconConfig = Pick<Config, 'publicUrl' | 'rateLimitScale' | 'siteTimeZone' | 'geoipCityDatabase'> &
  Partial<Pick<Config, 'edgeWorkers'>> & {
    databaseUrl: string
    isPage: (path: string) => boolean
    payloadSecret: string
  }

/** Everything that visits need of the edge, where visitors are, and how it ends: with nothing left unwritten. */
export async function startBeacons(
  config: BeaconConfig,
): Promise<{ takeBeacon: TakeBeacon; places: Places; stop: () => Promise<void> }> {
  const writer = createWriter(config.databaseUrl, config.siteTimeZone)
  const queue = createQueue({ write: writer.write, log: (line) => logLine('error', line) })
  const places = await loadPlaces(config.geoipCityDatabase)
  const takeBeacon = createTakeBeacon({
    add: queue.add,
    isPage: config.isPage,
    places,
    publicUrl: config.publicUrl,
    sessionKey: signingKey(config.payloadSecret),
    rateLimitScale: config.rateLimitScale,
    workers: config.edgeWorkers ?? 1,
    peers: (config.edgeWorkers ?? 1) > 1 ? peersOf(process, 'visits') : alone(),
  })
  return {
    takeBeacon,
    places,
    async stop() {
      await queue.flush()
      await writer.close()
    },
  }
}
