import { once } from 'node:events'
import { createServer, type Server as HttpServer } from 'node:http'
import { Server, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchOutages } from './troubles.ts'

let server: HttpServer
let url: string
/** What it answers now; null breaks off. */
let status: number | null

beforeEach(async () => {
  server = createServer((_request, response) => {
    if (status === null) response.destroy()
    else response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(() => void server.close())

async function askedTwice(): Promise<void> {
  for (let count = 0; count < 2; count += 1) await once(server, 'request')
}

test.each([null, 503])('it is out from the last good answer before %s until the next one', async (fault) => {
  status = 200
  const outages = watchOutages(url)
  await askedTwice()
  const from = Date.now()
  status = fault
  await askedTwice()
  const to = Date.now()
  status = 200
  await askedTwice()
  const [only, ...more] = await outages.stop()
  expect(more).toEqual([])
  expect(only?.from).toBeLessThanOrEqual(from)
  expect(only?.to).toBeGreaterThanOrEqual(to)
})

test('what is out at the end was out until then', async () => {
  status = 500
  const outages = watchOutages(url)
  await askedTwice()
  const to = Date.now()
  const [only] = await outages.stop()
  expect(only?.to).toBeGreaterThanOrEqual(to)
})

test('who takes no new connections is out, whatever it answers on old ones', async () => {
  status = 200
  const outages = watchOutages(url)
  await askedTwice()
  // Listens no more, and leaves connections that nothing is asked on as they are.
  Server.prototype.close.call(server)
  await pause(500)
  expect(await outages.stop()).toHaveLength(1)
})

test('what answers so late that it may have been out meanwhile counts as out', async () => {
  status = 200
  const outages = watchOutages(url, 300)
  await askedTwice()
  server.prependOnceListener('request', () => {
    const until = Date.now() + 400
    while (Date.now() < until);
  })
  await askedTwice()
  expect(await outages.stop()).not.toEqual([])
})

test('what answers well is not out', async () => {
  status = 200
  const outages = watchOutages(url)
  await askedTwice()
  expect(await outages.stop()).toEqual([])
})
