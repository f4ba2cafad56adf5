import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { PageServer } from '../page-server.ts'
import type { SiteApp } from '../render.ts'
import type { Figures } from './all-workers.ts'

/** What is kept in memory: finished pages, and lists of events. */
export type Kept = 'page' | 'list'

export type EdgeMetrics = ReturnType<typeof createEdgeMetrics>

/** In seconds: from what a kept answer takes to where a visitor gives up. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counts what this process does. A hit costs one addition to a number, which is read when somebody asks; everything
 * else is work of milliseconds beside which a histogram is nothing.
 */
export function createEdgeMetrics(worker: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ worker })
  collectDefaultMetrics({ register: registry, prefix: 'cyberluach_edge_' })
  const hits: Record<Kept, number> = { page: 0, list: 0 }
  const misses: Record<Kept, number> = { page: 0, list: 0 }
  addTally(registry, 'cyberluach_edge_cache_hits_total', 'Answers from memory', hits)
  addTally(registry, 'cyberluach_edge_cache_misses_total', 'What had to be made or waited for', misses)
  const registers = [registry]
  const purges = new Counter({
    name: 'cyberluach_edge_purges_total',
    help: 'Changes heard of, each of which makes what it touches old',
    registers,
  })
  const renders = new Histogram({
    name: 'cyberluach_edge_render_seconds',
    help: 'Making pages, by whether it failed',
    labelNames: ['failed'],
    buckets,
    registers,
  })
  const requests = new Histogram({
    name: 'cyberluach_edge_request_seconds',
    help: 'Requests that were not answered from memory, until their end',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  })

  return {
    purged: (): void => purges.inc(),

    /** The same server of pages, counted. */
    counting(kept: Kept, pages: PageServer): PageServer {
      return {
        ...pages,
        serve(request, response, wanted) {
          misses[kept] += 1
          return pages.serve(request, response, wanted)
        },
        servePage(request, response, page) {
          hits[kept] += 1
          pages.servePage(request, response, page)
        },
      }
    },

    /** The same site, timed. */
    timing(site: SiteApp): SiteApp {
      return {
        ...site,
        async render(request, options) {
          const end = renders.startTimer()
          try {
            const answer = await site.render(request, options)
            end({ failed: String(answer.status >= 500) })
            return answer
          } catch (error) {
            end({ failed: 'true' })
            throw error
          }
        },
      }
    },

    /** For a request that memory did not answer. */
    watch({ url = '' }: IncomingMessage, response: ServerResponse): void {
      const end = requests.startTimer({ kind: kindOf(url) })
      // Passing an answer on has its own ten.
      response.setMaxListeners(16)
      response.once('close', () =>
        end({ status: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'gone' }),
      )
    },

    figures: (): Promise<Figures> => registry.getMetricsAsJSON(),
  }
}

function addTally(registry: Registry, name: string, help: string, tally: Record<Kept, number>): void {
  new Counter({
    name,
    help,
    labelNames: ['kept'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [kept, count] of Object.entries(tally)) this.inc({ kept }, count)
    },
  })
}

/** Few kinds, whatever strangers ask for: each is a series of its own. */
function kindOf(url: string): string {
  if (/^\/(?:api|events\.ics|deadlines\.ics)(?:[/?]|$)/.test(url)) return 'api'
  return /^\/(?:admin|cms|_next|media)(?:[/?]|$)/.test(url) ? 'panel' : 'site'
}
