import { randomBytes } from 'node:crypto'
import { createGuard } from '../../server/edge/guard/guard.ts'
import { createEdgeMetrics } from '../../server/edge/metrics/edge-metrics.ts'
import { createPageCache } from '../../server/edge/page-cache.ts'
import { createPageServer } from '../../server/edge/page-server.ts'
import { startTestEdge } from '../../server/testing/edge.ts'

/** What is left of a page when it is compressed does not matter to who counts it. */
const page = `<!doctype html><title>A page</title><p>${randomBytes(12_000).toString('hex')}</p>`

/** A process of its own with an edge of the real parts and one page, which counts its answers or does not. Says its port. */
const counts = process.argv[2] === 'counted'
const metrics = createEdgeMetrics('edge')
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
    pages: counts ? metrics.counting('page', pages) : pages,
    ...(counts && { watch: metrics.watch }),
  },
)
process.send?.(port)
process.on('disconnect', () => process.exit())
