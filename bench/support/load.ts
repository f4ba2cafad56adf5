import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

const run = promisify(execFile)

const gzip = { 'accept-encoding': 'gzip' }

type Headers = Record<string, string>

export type Load = { url: string; seconds: number; headers?: Headers }

let wrk: string | null = null

/** From now on wrk makes the load. It asks faster than any server of ours answers, which `autocannon` does not. */
export function loadByWrk(): void {
  wrk = systemProgram('wrk')
  if (!wrk) throw new Error('wrk is not installed')
}

/** Requests answered by 32 connections, which ask for gzip unless told otherwise. */
export async function requestsUnderLoad({ url, seconds, headers = gzip }: Load): Promise<number> {
  return wrk ? byWrk(wrk, url, seconds, headers) : byAutocannon(url, seconds, headers)
}

export function loadGenerator(): string {
  return wrk ? 'wrk' : 'autocannon'
}

/** A program from the system's usual folders, or null where it is not installed. */
export function systemProgram(name: string): string | null {
  const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin']
  return folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path)) ?? null
}

async function byWrk(program: string, url: string, seconds: number, headers: Headers): Promise<number> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run(program, ['-t1', '-c32', `-d${seconds}s`, ...lines, url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load on ${url} met errors:\n${stdout}`)
  return Number(/(\d+) requests in/.exec(stdout)?.[1])
}

async function byAutocannon(url: string, seconds: number, headers: Headers): Promise<number> {
  const result = await autocannon({ url, duration: seconds, connections: 32, headers })
  const refused = result['4xx'] + result['5xx']
  if (result.errors || refused) throw new Error(`The load on ${url} met ${result.errors + refused} errors`)
  return result['2xx'] + result['3xx']
}
