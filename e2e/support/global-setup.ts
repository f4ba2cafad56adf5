import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../../server/builds/build.ts'
import { startSeeded } from '../../server/testing/product-template.ts'
import type { Product } from '../../server/testing/product.ts'
import { onDemand, providedProduct } from './on-demand.ts'
import { storeDeadlines } from './pictured-deadlines.ts'
import { empty, pictured, picturedMorning, toldInstant, worker } from './pictured-product.ts'
import { publishReadablePosts } from './readable-posts.ts'

/**
 * Builds what changed, and starts the whole product once for each worker, on a new database with the demonstration seed,
 * so that journeys side by side do not meet; and, once a test asks for it, one more that lives on the morning of the
 * pictures. The others are told a time, and are to take no notice. What browsers leave in the folder for temporary files
 * goes with the journeys.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'))
  await chmod(folder, 0o711) // PostgreSQL does not run as root, and reads its first password below this folder.
  process.env.TMPDIR = folder
  // How long that takes is no matter of a product's start.
  await buildAll(new AbortController().signal)
  const products = await onDemand(start)
  process.env.E2E_PRODUCTS = products.address
  const stop = async () => {
    await products.stop()
    await rm(folder, { recursive: true, force: true })
  }
  // A product that does not start is told once, and not by every test.
  await providedProduct(worker(0)).catch(async (reason: unknown) => {
    await stop()
    throw reason
  })
  return stop
}

async function start(name: string): Promise<Product> {
  if (name === empty) return startSeeded({ seed: 'none', begins: picturedMorning }, { SESSION_MINUTES: '30' })
  if (name === pictured) return startPictured()
  // Lists and pages that journeys have read stand on this machine.
  const readsHere = { FETCH_PRIVATE: '127.0.0.0/8', READ_LINKS: 'private' }
  return withPosts(await startSeeded({ seed: 'demo' }, { NOW: toldInstant, ...readsHere }))
}

async function startPictured(): Promise<Product> {
  const product = await withPosts(await startSeeded({ seed: 'demo', begins: picturedMorning }))
  await storeDeadlines(product)
  return product
}

async function withPosts(product: Product): Promise<Product> {
  try {
    await publishReadablePosts(product)
    return product
  } catch (reason) {
    await product.stop()
    throw reason
  }
}
