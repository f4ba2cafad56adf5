import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { compress } from '../edge/http/compression.ts'

const compressible = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
])
const smallestBytes = 200

/** Writes a brotli and a gzip copy beside every file that becomes smaller by it. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path)
  if (body.length < smallestBytes) return
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const smaller = await compress(body, encoding, 'thorough')
    if (smaller.length < body.length) await writeFile(path + suffix, smaller)
  }
}
