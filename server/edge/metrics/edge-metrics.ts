import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { PageServer } from '../render/page-server.ts'
import type { SiteApp } from '../render/render.ts'
import type { Figures, AllWorkers } from './all-workers.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Upstream } from '../proxy/proxy.ts'
import { answerOwn } from '../http/error-answer.ts'
import { plainAddress } from '../http/visitor.ts'

/** What is cached in memory: finished pages, and lists of events. */
type CachedKind = 'page' | 'list'

/** In seconds: from what a cached answer takes to where a visitor gives up. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counts what this process does. A hit costs one addition to a number, which is read when somebody asks; everything
 * else is work of milliseconds beside which a histogram is nothing.
 */
export function createEdgeMetrics(worker: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ worker })
  collectDefaultMetrics({ register: registry, prefix: 'cyberluach_edge_' })
  const hits: Record<CachedKind, number> = { page: 0, list: 0 }
  const misses: Record<CachedKind, number> = { page: 0, list: 0 }
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
    counting(kind: CachedKind, pages: PageServer): PageServer {
      return {
        ...pages,
        serve(request, response, wanted) {
          misses[kind] += 1
          return pages.serve(request, response, wanted)
        },
        servePage(request, response, page) {
          hits[kind] += 1
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

function addTally(registry: Registry, name: string, help: string, tally: Record<CachedKind, number>): void {
  new Counter({
    name,
    help,
    labelNames: ['kept'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [kind, count] of Object.entries(tally)) this.inc({ kept: kind }, count)
    },
  })
}

/** Few kinds, whatever strangers ask for: each is a series of its own. */
function kindOf(url: string): string {
  if (/^\/(?:api|events\.ics|deadlines\.ics)(?:[/?]|$)/.test(url)) return 'api'
  return /^\/(?:admin|cms|_next|media)(?:[/?]|$)/.test(url) ? 'panel' : 'site'
}

export const metricsPath = '/metrics'

export type MetricsAnswer = ReturnType<typeof createMetricsAnswer>

type MetricsConfig = Pick<Config, 'metricsToken' | 'metricsForLocal'>

const timeoutMs = 3000
const type = 'text/plain; version=0.0.4; charset=utf-8'

/** Figures of all workers and of the CMS behind them, for Prometheus. Without the CMS, one says that it is away. */
export function createMetricsAnswer(config: MetricsConfig, workers: AllWorkers, cms: Upstream) {
  return {
    /** Whether who asks may see them. For everybody else the address does not exist. */
    isFor: (request: IncomingMessage) =>
      hasToken(request, config.metricsToken) || (config.metricsForLocal && isLocal(request)),

    async answer(request: IncomingMessage, response: ServerResponse) {
      const [own, behind] = await Promise.all([workers.text(), readCms(cms)])
      const body = Buffer.from(`${own}\n${behind}`)
      answerOwn(request, response, { type, body, isSecure: false })
    },
  }
}

async function readCms(cms: Upstream): Promise<string> {
  const answer = await cms.read(metricsPath, { accept: 'text/plain' }, timeoutMs).catch(() => null)
  const isUp = answer?.status === 200
  const up = `# HELP cyberluach_cms_up Whether the CMS answers the edge\n# TYPE cyberluach_cms_up gauge\ncyberluach_cms_up ${isUp ? 1 : 0}\n`
  return isUp ? `${up}\n${answer.body.toString('utf8')}` : up
}

/** Compared by their hashes, in the same time however much of it is right. */
function hasToken({ headers }: IncomingMessage, token: string | null): boolean {
  const sent = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return token !== null && sent !== undefined && timingSafeEqual(hashOf(sent), hashOf(token))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** What proxies add for those behind them. Some add nothing, so that this alone is never enough: see decision 072. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

function isLocal({ headers, socket }: IncomingMessage): boolean {
  const address = plainAddress(socket.remoteAddress ?? '')
  const isLoopback = address === '::1' || address.startsWith('127.')
  return isLoopback && !forwarding.some((name) => headers[name] !== undefined)
}
