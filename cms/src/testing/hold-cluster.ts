import { once } from 'node:events'
import { ownerRole } from '../../../server/database/owner-role.ts'
import { withClient } from '../../../server/database/client.ts'
import { startBootedCluster } from './booted-cluster.ts'

/** Nothing in this cluster has to outlive a crash. */
const hurried = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']
/** Files of several workers open pools of many processes in it at once. */
const roomy = ['max_connections = 100']

/** Says the address of a booted cluster, and keeps it until whoever started this lets go of it, or dies. */
const { url, adminUrl, stop } = await startBootedCluster([...hurried, ...roomy])
// Each file of tests makes a database of its own as the product's role, and some make a role that may less.
await withClient(adminUrl, (client) => client.query(`alter role ${ownerRole} createdb createrole`))
process.stdout.write(`${url}\n`)
process.stdin.resume()
await once(process.stdin, 'end')
await stop()
process.exit(0)
