import { randomBytes } from 'node:crypto'
import { createGuard } from '../../server/edge/guard/guard.ts'
import { createEdgeMetrics } from '../../server/edge/metrics/edge-metrics.ts'
import { createPageCache } from '../../server/edge/cache/page-cache.ts'
import { createPageServer } from '../../server/edge/render/page-server.ts'
import { startTestEdge } from '../../server/testing/edge.ts'

/** Pages that the edge counted. */
export type CountedEdgeReport = { hits: number; misses: number }

/** What is left of a page when it is compressed does not matter to who counts it. */
const page = `<!doctype html><title>A page</title><p>${randomBytes(12_000).toString('hex')}</p>`

/**
 * A process of its own with an edge of the real parts and one page. It counts its answers, and what of the process is
 * looked at beside them, or has nothing of it. Says its port, and on `report` what it counted.
 */
const metrics = process.argv[2] === 'counted' ? createEdgeMetrics('edge') : null
const pages = createPageServer(createPageCache(8_000_000))
const { port } = await startTestEdge(
  {
    routes: [],
    async render() {
      const headers = {
        'content-type': 'text/html',
        'cdn-cache-control': 'max-age=3600',
        'cache-tag': 'events',
      }
      return new Response(page, { headers })
    },
  },
  undefined,
  {
    guard: createGuard(10_000),
    pages: metrics?.counting('page', pages) ?? pages,
    ...(metrics && { watch: metrics.watch }),
  },
)
process.on('message', async () => process.send?.(await report()))
process.on('disconnect', () => process.exit())
process.send?.(port)

async function report(): Promise<CountedEdgeReport> {
  const figures = (await metrics?.figures()) ?? []
  const read = (kind: string) =>
    figures
      .find(({ name }) => name === `cyberluach_edge_cache_${kind}_total`)
      ?.values.find(({ labels }) => labels.kept === 'page')?.value ?? Number.NaN
  return { hits: read('hits'), misses: read('misses') }
}
