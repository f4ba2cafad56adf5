import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A TCP port of the loopback interface that nothing listens on: `preferred` if it is free. */
export async function freePort(preferred = 0): Promise<number> {
  const port = await listenOnce('127.0.0.1', preferred)
  return typeof port === 'number' ? port : freePort()
}

/** One line on why the address cannot be listened on, or null where it can. */
export async function portFault(host: string, port: number): Promise<string | null> {
  const code = await listenOnce(host, port)
  if (typeof code === 'number') return null
  if (code === 'EADDRINUSE')
    return `PORT ${port} on ${host} is taken by another program; set PORT to a free one`
  if (code === 'EACCES')
    return `PORT ${port} needs rights that this user does not have; set PORT to 1024 or above`
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
