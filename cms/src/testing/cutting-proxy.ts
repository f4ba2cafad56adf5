import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands before a database, and cuts the first connection on which words are said, once. */
export async function startCuttingProxy(databaseUrl: string, words: string) {
  const behind = new URL(databaseUrl)
  const open = new Set<Socket>()
  let hasCut = false
  const server = createServer((near) => {
    const far = connect(Number(behind.port), behind.hostname)
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', end).on('close', () => {
        open.delete(socket)
        end()
      })
    }
    near.on('data', (said) => {
      if (hasCut || !said.includes(words)) return void far.write(said)
      hasCut = true
      end()
    })
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    hasCut: () => hasCut,
    stop(): void {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
