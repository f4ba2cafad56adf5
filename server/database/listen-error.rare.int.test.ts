import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, expect, inject, test } from 'vitest'
import { listenError } from './database-error.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database that is only ever copied. */
    bootedDatabase: string
  }
}

const database = new URL(inject('bootedDatabase'))
database.pathname = '/postgres'
const notice = 'A'.charCodeAt(0)

let pooler: Server | null = null
afterEach(() => void pooler?.close())

test('a connection of its own hears what others tell', async () => {
  expect(await listenError(database.href, 'DATABASE_URL')).toBeNull()
})

test('one through a pooler that passes no notices on is told of in one line that says what to do', async () => {
  const url = await startPooler()
  expect(await listenError(url, 'DATABASE_URL')).toBe(
    'DATABASE_URL passes no notices on, as a pooler in transaction mode does: set DATABASE_DIRECT_URL to the database itself',
  )
  expect(await listenError(url, 'DATABASE_DIRECT_URL')).toMatch(/^DATABASE_DIRECT_URL .* not to a pooler$/)
})

/** What a pooler in transaction mode is for those who listen: everything comes back but notices. */
async function startPooler(): Promise<string> {
  pooler = createServer((client) => {
    const server = connect(Number(database.port || 5432), database.hostname)
    for (const socket of [client, server]) socket.on('error', () => undefined)
    client.pipe(server)
    passOn(server, client)
    server.on('close', () => client.destroy())
    client.on('close', () => server.destroy())
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const url = new URL(database)
  url.hostname = '127.0.0.1'
  url.port = String((pooler.address() as AddressInfo).port)
  return url.href
}

/** A letter and a length of four bytes stand before each message of the server. */
function passOn(server: Socket, client: Socket): void {
  let waiting: Buffer = Buffer.alloc(0)
  server.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk])
    while (waiting.length >= 5 && waiting.length > waiting.readUInt32BE(1)) {
      const message = waiting.subarray(0, 1 + waiting.readUInt32BE(1))
      waiting = waiting.subarray(message.length)
      if (message[0] !== notice) client.write(message)
    }
  })
}
