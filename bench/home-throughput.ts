import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { processTree } from '../server/testing/process-tree.ts'
import type { Product } from '../server/testing/product.ts'
import { loadGenerator, requestsUnderLoad, type Load } from './support/load.ts'
import { startBareNode, startNginx } from './support/rival-servers.ts'
import { judged, told, type Row } from './support/row.ts'

const rounds = 3
const seconds = 5

/** The home page from the edge's cache, in requests per second of the server's CPU, against the same bytes elsewhere. */
export async function homeThroughput(product: Product): Promise<Row[]> {
  const edge = edgeProcess(product)
  const { body, headers } = await compressedHome(product.origin)
  const bare = await startBareNode(body, headers)
  const nginx = await startNginx(body, Buffer.from(await (await fetch(product.origin)).arrayBuffer()))
  const contestants = [
    { name: 'edge', url: `${product.origin}/`, pid: edge },
    { name: 'node', url: bare.url, pid: bare.pid },
    ...(nginx ? [{ name: 'nginx', url: nginx.url, pid: nginx.pid }] : []),
  ]
  const best = new Map<string, number>()
  for (const { url } of contestants) await requestsUnderLoad({ url, seconds: 2 }) // warm
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, pid } of contestants) {
      best.set(name, Math.max(best.get(name) ?? 0, await requestsPerCpuSecond({ url, seconds }, pid)))
    }
  }
  await bare.stop()
  await nginx?.stop()
  const rate = (name: string) => best.get(name) ?? Number.NaN
  return [
    told(
      `requests per CPU-second (${loadGenerator()}, ${body.length} bytes): edge / bare Node / nginx`,
      `${rate('edge').toFixed(0)} / ${rate('node').toFixed(0)} / ${nginx ? rate('nginx').toFixed(0) : 'not installed'}`,
    ),
    judged('home from the cache against a bare Node server', rate('edge') / rate('node'), '>=', 0.85, '×'),
    ...(nginx
      ? [
          judged(
            'home from the cache against nginx gzip_static',
            rate('edge') / rate('nginx'),
            '>=',
            0.4,
            '×',
          ),
        ]
      : [told('home from the cache against nginx gzip_static', 'nginx is not installed')]),
  ]
}

/** The process that listens for visitors. */
export function edgeProcess(product: Product): number {
  const edge = processTree(product.pid).find(({ command }) => command.includes('edge/main'))
  if (!edge) throw new Error('The edge process was not found among the children of the start script')
  return edge.pid
}

/** What a load is answered, in requests per second of CPU of the process `pid` and those below it. */
export async function requestsPerCpuSecond(load: Load, pid: number): Promise<number> {
  const cpu = () => processTree(pid).reduce((sum, reading) => sum + reading.cpuSeconds, 0)
  const before = cpu()
  const requests = await requestsUnderLoad(load)
  return requests / (cpu() - before)
}

/** The very bytes that the edge sends to a browser that takes gzip, and the headers beside them. */
async function compressedHome(origin: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const [response] = (await once(get(origin, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [
    IncomingMessage,
  ]
  const body = await buffer(response)
  if (response.headers['content-encoding'] !== 'gzip')
    throw new Error('The home page did not come compressed')
  const skipped = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])
  const headers = Object.entries(response.headers).filter(([name]) => !skipped.has(name))
  return { body, headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])) }
}
