import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Answer } from '../http/response.ts'
import { loadStaticFiles } from './static-files.ts'

let files: Map<string, Answer>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(folder, '_astro'))
  await writeFile(join(folder, '_astro/main.abc.js'), 'let x = 1')
  await writeFile(join(folder, '_astro/main.abc.js.br'), 'smaller')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'a report.txt.gz'), 'an archive of its own')
  files = await loadStaticFiles(folder, false)
  await rm(folder, { recursive: true })
})

const header = (address: string, name: string): string | undefined => {
  const list = files.get(address)?.identity.headers ?? []
  return list[list.indexOf(name) + 1]
}

test('only the files of the folder are there, by their addresses', () => {
  expect([...files.keys()].toSorted()).toEqual(['/_astro/main.abc.js', '/a%20report.txt.gz', '/favicon.svg'])
})

test('what is named after its content never changes, the rest is asked for again', () => {
  expect(header('/_astro/main.abc.js', 'Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(header('/favicon.svg', 'Cache-Control')).toBe('no-cache')
})

test('a folder may stand below a path, and what a build named keeps for good there, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'))
  await writeFile(join(folder, 'chunk.js'), 'let y = 2')
  const below = await loadStaticFiles(folder, false, '/_next/static')
  await rm(folder, { recursive: true })
  expect([...below.keys()]).toEqual(['/_next/static/chunk.js'])
  expect(below.get('/_next/static/chunk.js')?.identity.headers).toContain('public, max-age=31536000, immutable')
})

test('each file has its type', () => {
  expect(header('/_astro/main.abc.js', 'Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(header('/favicon.svg', 'Content-Type')).toBe('image/svg+xml; charset=utf-8')
})

test('a compressed copy is served as an encoding, and where there is none the file itself', () => {
  expect(files.get('/_astro/main.abc.js')?.br?.body.toString()).toBe('smaller')
  expect(files.get('/favicon.svg')?.br).toBe(files.get('/favicon.svg')?.identity)
})
