import { startEmbeddedDatabase } from '../../../server/database/embedded.ts'
import { environmentOfTests } from './environment.ts'

/** Boots the product on a new cluster in the folder that is given, and ends both. */
const database = await startEmbeddedDatabase(process.argv[2] ?? '', () => undefined)
Object.assign(process.env, environmentOfTests, { DATABASE_URL: database.url })
const { boot } = await import('../boot/boot.ts')
const { payload, pool } = await boot()
await payload.destroy()
await pool.end()
await database.stop()
process.exit(0)
