import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../../server/testing/product.ts'
import { onDemand } from './on-demand.ts'
import { picturedMorning, toldInstant } from './pictured-product.ts'

/**
 * Starts the whole product once for all journeys, on a new database with the demonstration seed; and, once a test asks
 * for it, a second one that lives on the morning of the pictures. The first is told a time, and is to take no notice.
 * What browsers leave in the folder for temporary files goes with the journeys.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct({ SEED: 'demo', NOW: toldInstant })
  const pictured = await onDemand(() => startProduct({ SEED: 'demo' }, picturedMorning))
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'))
  await chmod(folder, 0o711) // PostgreSQL does not run as root, and reads its first password below this folder.
  process.env.TMPDIR = folder
  process.env.E2E_ORIGIN = product.origin
  process.env.E2E_PASSWORD = product.admin.password
  process.env.E2E_PICTURED = pictured.address
  return async () => {
    await Promise.all([product.stop(), pictured.stop()])
    await rm(folder, { recursive: true, force: true })
  }
}
