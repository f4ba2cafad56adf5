import { once } from 'node:events'
import { startBootedCluster } from './booted-cluster.ts'

/** Nothing in this cluster has to outlive a crash. */
const hurried = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']

/** Says the address of a booted cluster, and keeps it until whoever started this lets go of it, or dies. */
const { url, stop } = await startBootedCluster(hurried)
process.stdout.write(`${url}\n`)
process.stdin.resume()
await once(process.stdin, 'end')
await stop()
process.exit(0)
