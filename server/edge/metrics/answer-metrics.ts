import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../../config.ts'
import type { Upstream } from '../proxy.ts'
import { answerOwn } from '../own-answer.ts'
import { plainAddress } from '../visitor.ts'
import type { AllWorkers } from './all-workers.ts'

export const metricsPath = '/metrics'

export type MetricsAnswer = {
  /** Whether who asks may see them. For everybody else the address does not exist. */
  isFor: (request: IncomingMessage) => boolean
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

type Given = Pick<Config, 'metricsToken' | 'metricsForLocal'>

const timeoutMs = 3000
const type = 'text/plain; version=0.0.4; charset=utf-8'

/** Figures of all workers and of the CMS behind them, for Prometheus. Without the CMS, one says that it is away. */
export function createMetricsAnswer(given: Given, workers: AllWorkers, cms: Upstream): MetricsAnswer {
  return {
    isFor: (request) => hasToken(request, given.metricsToken) || (given.metricsForLocal && isLocal(request)),

    async answer(request, response) {
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
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

function isLocal({ headers, socket }: IncomingMessage): boolean {
  const address = plainAddress(socket.remoteAddress ?? '')
  const isLoopback = address === '::1' || address.startsWith('127.')
  return isLoopback && !forwarding.some((name) => headers[name] !== undefined)
}
