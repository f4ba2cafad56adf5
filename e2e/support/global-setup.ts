import { startProduct } from '../../server/testing/product.ts'

/** Starts the whole product once for all journeys, on a new database with the demonstration seed. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct({ SEED: 'demo' })
  process.env.E2E_ORIGIN = product.origin
  process.env.E2E_PASSWORD = product.admin.password
  return async () => {
    await product.stop()
  }
}
