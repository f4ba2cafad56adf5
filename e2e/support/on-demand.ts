import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Product } from '../../server/testing/product.ts'

/** An address that answers with the product's origin, and starts the product when it is first asked. */
export async function onDemand(
  start: () => Promise<Product>,
): Promise<{ address: string; stop: () => Promise<void> }> {
  let product: Promise<Product> | null = null
  const server = createServer((_request, response) => {
    product ??= start()
    product.then(
      ({ origin }) => response.end(origin),
      (reason) => response.writeHead(500).end(String(reason)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close()
      await (await product)?.stop()
    },
  }
}
