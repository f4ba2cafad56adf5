import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { availableParallelism, totalmem } from 'node:os'

/** A TCP port of the loopback interface that nothing listens on: `preferred` if it is free. */
export async function freePort(preferred = 0): Promise<number> {
  const port = await listenOnce('127.0.0.1', preferred)
  return typeof port === 'number' ? port : freePort()
}

/** One line on why the address cannot be listened on, or null where it can. */
export async function portError(host: string, port: number): Promise<string | null> {
  const code = await listenOnce(host, port)
  if (typeof code === 'number') return null
  if (code === 'EADDRINUSE') return `PORT ${port} on ${host} is taken by another program; set PORT to a free one`
  if (code === 'EACCES') return `PORT ${port} needs rights that this user does not have; set PORT to 1024 or above`
  return `HOST ${host} is not an address of this machine (${code})`
}

async function listenOnce(host: string, port: number): Promise<number | string> {
  const server = createServer()
  server.listen({ host, port, exclusive: true })
  try {
    await once(server, 'listening')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  }
  const bound = (server.address() as AddressInfo).port
  server.close()
  await once(server, 'close')
  return bound
}

export const mostWorkers = 32
/** So many keep to every limit together: a call that costs much is let in one at a time by each. */
const mostByThemselves = 3
const gibibyte = 2 ** 30

/** Whether several processes may open one port, among which the system spreads connections. */
export const canSharePort = ['linux', 'freebsd'].includes(process.platform)

type Machine = { cores: number; memoryBytes: number; isPortShared: boolean }

/** Of the cores, one is left to the CMS and the database; each worker has a gibibyte of memory; at most three. */
export function usualWorkers({ cores, memoryBytes, isPortShared }: Machine = thisMachine()): number {
  const most = Math.min(mostByThemselves, cores - 1, Math.floor(memoryBytes / gibibyte))
  return isPortShared ? Math.max(1, most) : 1
}

/** What so many workers are called, in logs and figures. */
export function workerNames(workers: number): string[] {
  return workers === 1 ? ['edge'] : Array.from({ length: workers }, (_, index) => `edge-${index + 1}`)
}

function thisMachine(): Machine {
  // A container's limit, where there is one.
  const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || totalmem())
  return { cores: availableParallelism(), memoryBytes, isPortShared: canSharePort }
}
