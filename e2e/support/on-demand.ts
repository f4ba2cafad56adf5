import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Product } from '../../server/testing/product.ts'

/** What a test knows of a product that it did not start. */
export type ProvidedProduct = Pick<Product, 'origin' | 'admin' | 'dataDir'>

/** An address below which each name is a product, started when it is first asked for. */
export async function onDemand(
  start: (name: string) => Promise<Product>,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const products = new Map<string, Promise<Product>>()
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1)
    const product = products.get(name) ?? start(name)
    products.set(name, product)
    product.then(
      ({ origin, admin, dataDir }) => response.end(JSON.stringify({ origin, admin, dataDir })),
      (reason) => response.writeHead(500).end(String(reason)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close()
      const started = await Promise.allSettled(products.values())
      await Promise.all(started.map((each) => each.status === 'fulfilled' && each.value.stop()))
    },
  }
}

/** The product of a name, from the process that started the journeys. */
export async function providedProduct(name: string): Promise<ProvidedProduct> {
  const answer = await fetch(`${process.env.E2E_PRODUCTS}/${name}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return JSON.parse(text) as ProvidedProduct
}
