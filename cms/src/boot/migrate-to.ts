import type { Migration } from 'payload'
import { installJobs } from '../jobs/install-jobs.ts'
import { migrations } from '../migrations/index.ts'
import { ensureTrigrams } from './ensure-trigrams.ts'
import { services } from './open-services.ts'

/** Brings an empty database to where the migrations lead that are named, and no further. */
const wanted = new Set(JSON.parse(process.argv[2] ?? '[]') as string[])
const { payload, pool } = await services()
await installJobs(pool)
await ensureTrigrams(pool)
await payload.db.migrate({ migrations: migrations.filter(({ name }) => wanted.has(name)) as Migration[] })
await payload.destroy()
await pool.end()
process.exit(0)
