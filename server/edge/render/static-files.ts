import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { variantOf, type Answer, type HeaderList, fingerprint } from '../http/response.ts'
import { spelt } from '../http/route.ts'
import { fileHeaders, securityHeaders } from '../http/headers.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const compressedSuffixes = { br: '.br', gzip: '.gz' } as const

/**
 * Reads every file of a folder into memory, by the path that a browser asks for below `base`. Only what is listed can be
 * served.
 */
export async function loadStaticFiles(folder: string, isSecure: boolean, base = ''): Promise<Map<string, Answer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(paths)
  const isCompressedCopy = (path: string) => /\.(br|gz)$/.test(path) && all.has(path.replace(/\.(br|gz)$/, ''))
  const files = new Map<string, Answer>()
  for (const path of paths) {
    if (isCompressedCopy(path)) continue
    const address = spelt(`${base}/${relative(folder, path).split(sep).join('/')}`)
    files.set(address, await answerOf(path, address, all, isSecure))
  }
  return files
}

async function answerOf(path: string, address: string, all: Set<string>, isSecure: boolean): Promise<Answer> {
  const body = await readFile(path)
  const name = fingerprint(body)
  const common = headersOf(address, isSecure)
  const answer: Answer = { identity: variantOf(body, 'identity', name, common) }
  for (const [encoding, suffix] of Object.entries(compressedSuffixes) as [keyof typeof compressedSuffixes, string][]) {
    const copy = all.has(path + suffix) ? await readFile(path + suffix) : null
    answer[encoding] = copy ? variantOf(copy, encoding, name, common) : answer.identity
  }
  return answer
}

/** Where the builds put what they name after its content or after themselves. */
const builtFolders = ['/_astro/', '/_next/static/']

/** What is named after its content never changes; the rest is asked for again each time. */
function headersOf(address: string, isSecure: boolean): HeaderList {
  const isNamedAfterContent = builtFolders.some((start) => address.startsWith(start))
  return [
    'Content-Type',
    types[extname(address)] ?? 'application/octet-stream',
    'Cache-Control',
    isNamedAfterContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isNamedAfterContent ? fileHeaders(isSecure) : securityHeaders('site', isSecure)),
  ]
}
