import { run } from '../start/run.ts'

/** Starts what stands below the CMS and the edge: the data folder, PostgreSQL, the data brought up to date. */
await run({ prepare: async () => undefined, children: async () => [] })
