import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noOverrides } from '@cyberluach/i18n/editable-texts'
import { buildSmallSite } from '../../testing/small-site.ts'
import { loadSite } from './built-site.ts'
import { renderPage, type RenderOptions, type SiteApp } from './render.ts'

let folders: Awaited<ReturnType<typeof buildSmallSite>>
let site: SiteApp

beforeAll(async () => {
  folders = await buildSmallSite()
  site = await loadSite(folders.server)
})
afterAll(() => rm(folders.root, { recursive: true }))

const givenTexts = Promise.resolve({
  overrides: { ...noOverrides, en: { 'home.heroTitle': 'Changed' } },
  isCurrent: true,
})
const changed = { en: { 'home.heroTitle': 'Changed' }, he: {} }

async function shown(url: string, options?: RenderOptions): Promise<Record<string, unknown>> {
  const { status, body } = await renderPage(site, new Request(url), options)
  return { status, ...JSON.parse(body.toString()) }
}

test('a page learns its address and the texts, and nothing of who asks', async () => {
  const url = 'https://calendar.example/?month=2026-12'
  const asked = new Request(url, { headers: { accept: 'text/html' } })
  const { status, body } = await renderPage(site, asked, { givenTexts })
  expect(status).toBe(200)
  expect(JSON.parse(body.toString())).toEqual({
    url,
    headers: [
      ['accept', 'text/html'],
      ['host', 'calendar.example'],
    ],
    locals: ['givenTexts', 'heldBack'],
    overrides: changed,
  })
})

test('the port and the missing encryption of an address stay', async () => {
  const { url } = await shown('http://127.0.0.1:4321/')
  expect(url).toBe('http://127.0.0.1:4321/')
})

test('an answer has the page’s own headers and no others', async () => {
  const { headers } = await renderPage(site, new Request('http://a.example/'))
  const names = headers.map(([name]) => name)
  expect(names).toEqual(['content-security-policy', 'content-type', 'set-cookie', 'set-cookie'])
  expect(headers.slice(2)).toEqual([
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ])
})

test('only a page that is told the visitor’s address can read it, whatever a header says', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.66', 'x-forwarded-host': 'a.example' }
  const asked = () => new Request('http://a.example/address', { headers })
  const told = await renderPage(site, asked(), { clientAddress: '203.0.113.9' })
  expect(told.body.toString()).toBe('203.0.113.9')
  await expect(renderPage(site, asked())).rejects.toThrow('could not answer GET /address')
})

test('a posted form arrives byte for byte, with the headers of who sent it', async () => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array([0, 255, 128, 10])]))
  const url = 'https://a.example/form?from=x'
  const posted = new Request(url, { method: 'POST', headers: { 'user-agent': 'Firefox' }, body: form })
  const { body } = await renderPage(site, posted, { clientAddress: '203.0.113.9' })
  expect(JSON.parse(body.toString())).toEqual({ url, size: 4, agent: 'Firefox' })
})

test.each([
  ['an address without a page', '/nothing', {}],
  ['a file of the build', '/file.txt', {}],
  ['a page that is asked for as not found', '/', { asNotFound: true }],
  ['what the framework answers by itself', '/_image', { asNotFound: true }],
])('%s is the page for what is not there, with its texts', async (_what, path, options) => {
  expect(await shown(`http://a.example${path}?type=ctf`, { ...options, givenTexts })).toEqual({
    status: 404,
    asked: path,
    search: '?type=ctf',
    overrides: changed,
  })
})

test('its routes are known', () => {
  const pages = site.routes.filter(({ pattern, type }) => type === 'page' && pattern.test('/address'))
  expect(pages.map(({ route }) => route)).toEqual(['/address'])
})

test('a rejection that nobody handles ends the process, also with a site in it', async () => {
  const module = new URL('./built-site.ts', import.meta.url).href
  const script = `
    const { loadSite } = await import(${JSON.stringify(module)})
    await loadSite(${JSON.stringify(folders.server)})
    void Promise.reject(new Error('nobody handled this'))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(said).toContain('nobody handled this')
  expect(code).not.toBe(0)
})
