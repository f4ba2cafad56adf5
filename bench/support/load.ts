import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

const run = promisify(execFile)

/** Requests answered within `seconds` by 32 connections that ask for gzip. wrk makes the load where it is installed. */
export async function requestsUnderLoad(url: string, seconds: number): Promise<number> {
  return wrkPath() ? byWrk(wrkPath() as string, url, seconds) : byAutocannon(url, seconds)
}

export function loadGenerator(): string {
  return wrkPath() ? 'wrk' : 'autocannon'
}

/** A program from the system's usual folders, or null where it is not installed. */
export function systemProgram(name: string): string | null {
  const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin']
  return folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path)) ?? null
}

const wrkPath = () => systemProgram('wrk')

async function byWrk(wrk: string, url: string, seconds: number): Promise<number> {
  const args = ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url]
  const { stdout } = await run(wrk, args)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load on ${url} met errors:\n${stdout}`)
  return Number(/(\d+) requests in/.exec(stdout)?.[1])
}

async function byAutocannon(url: string, seconds: number): Promise<number> {
  const headers = { 'accept-encoding': 'gzip' }
  const result = await autocannon({ url, duration: seconds, connections: 32, headers })
  if (result.errors || result.non2xx)
    throw new Error(`The load on ${url} met ${result.errors + result.non2xx} errors`)
  return result['2xx']
}
