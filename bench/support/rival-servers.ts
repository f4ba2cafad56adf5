import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/testing/product.ts'
import { systemProgram, requestsUnderLoad, type Load } from './load.ts'
import { ask, type Answered } from './ask.ts'
import { cpuBetween, readCpu } from './cpu.ts'

/** A server that gives the same bytes, to compare with. */
export type Rival = { url: string; pid: number; stop: () => Promise<void> }

/** The bare Node server: one prebuilt buffer, `writeHead` and `end`. */
export async function startBareNode(body: Buffer, headers: Record<string, string>): Promise<Rival> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-node-'))
  const port = await freePort()
  await writeFile(join(folder, 'body.gz'), body)
  await writeFile(join(folder, 'server.mjs'), bareServer(port, headers))
  return started(spawn(process.execPath, [join(folder, 'server.mjs')], { stdio: 'ignore' }), port)
}

/** How nginx hands a file to the system: each way is the best one somewhere. */
export const nginxWays = {
  'without sendfile': 'sendfile off;',
  'with sendfile': 'sendfile on; tcp_nopush off;',
  'with sendfile and tcp_nopush': 'sendfile on; tcp_nopush on;',
} as const

export type NginxWay = keyof typeof nginxWays

/** nginx with gzip_static on the same compressed bytes, one worker; null where nginx is not installed. */
export async function startNginx(body: Buffer, page: Buffer, way: NginxWay): Promise<Rival | null> {
  const nginx = systemProgram('nginx')
  if (!nginx) return null
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  await mkdir(join(folder, 'html'))
  await writeFile(join(folder, 'html/index.html'), page)
  await writeFile(join(folder, 'html/index.html.gz'), body)
  await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(folder, port, way))
  return started(spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' }), port)
}

function bareServer(port: number, headers: Record<string, string>): string {
  return `import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
const body = readFileSync(new URL('body.gz', import.meta.url))
const headers = ${JSON.stringify({ ...headers, 'content-length': '' })}
headers['content-length'] = String(body.length)
createServer((request, response) => response.writeHead(200, headers).end(body)).listen(${port}, '127.0.0.1')
`
}

function nginxConfiguration(folder: string, port: number, way: NginxWay): string {
  const account = process.getuid?.() === 0 ? 'user root;' : ''
  return `${account} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; default_type text/html; ${nginxWays[way]} keepalive_requests 10000000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}/html; gzip_static on; }
}
`
}

async function started(child: ChildProcess, port: number): Promise<Rival> {
  const url = `http://127.0.0.1:${port}/`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The comparison server for ${url} ended at its start`)
    if ((await fetch(url).catch(() => null))?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

const lookSeconds = 1
const warmSeconds = 2

/** CPU milliseconds of one answer of a bare Node server with the bytes of the home page: the unit of costs. */
export type AnswerMs = () => Promise<number>

/** Lends the unit to the work, which measures it beside what it is the unit of. */
export async function withYardstick<T>(origin: string, work: (answerMs: AnswerMs) => Promise<T>): Promise<T> {
  const { body, headers } = sentHome(await ask(origin))
  const { url, pid, stop } = await startBareNode(body, headers)
  try {
    await requestsUnderLoad({ url, seconds: warmSeconds })
    return await work(() => cpuPerRequest({ url, seconds: lookSeconds }, pid))
  } finally {
    await stop()
  }
}

/** The very bytes that the edge sends to a browser that takes gzip, and the headers beside them. */
export function sentHome({ body, headers: all }: Answered): {
  body: Buffer
  headers: Record<string, string>
} {
  if (all['content-encoding'] !== 'gzip') throw new Error('The home page did not come compressed')
  const skipped = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])
  const headers = Object.entries(all).filter(([name]) => !skipped.has(name))
  return { body, headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])) }
}

/** CPU milliseconds of the process `pid` and those below it for each answer under load. */
async function cpuPerRequest(load: Load, pid: number): Promise<number> {
  const before = readCpu([pid])
  const requests = await requestsUnderLoad(load)
  return cpuBetween(before, readCpu([pid])) / requests
}

/** What a load is answered, in requests per second of CPU of the process `pid` and those below it. */
export async function requestsPerCpuSecond(load: Load, pid: number): Promise<number> {
  return 1000 / (await cpuPerRequest(load, pid))
}
