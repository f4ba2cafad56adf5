import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localePath } from '@cyberluach/i18n/locales'
import type { APIRequestContext } from '@playwright/test'
import { startMailSink, type MailSink } from '../cms/src/testing/mail-sink.ts'
import { measureSize } from '../scripts/image/weigh.ts'
import { startProduct, type Product } from '../server/testing/product.ts'
import { signInThroughPage } from '../server/testing/sign-in-page.ts'
import { pageAddresses } from './support/addresses.ts'
import { makeImageFolder, runInImage, stateOf } from './support/image.ts'
import { publishReadablePosts } from './support/readable-posts.ts'
import { serveList } from './support/served-list.ts'
import { sessionOf } from './support/session.ts'
import { bothLocales, expect, test } from './support/test.ts'

/** The whole image; Debian's part of it, as a minimal system without manuals and translations weighs when unpacked. */
const mostBytes = 600_000_000
const bytesOfDebian = 77_000_000
const stopLimitMs = 10_000
const redDot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test.describe('what the image holds is all that the product needs', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  let folder: string
  let app: string
  let before: string[]
  let mails: MailSink
  let product: Product

  test.use({ baseURL: async ({}, use) => use(product?.origin) })

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    folder = await mkdtemp(join(tmpdir(), 'image-'))
    await chmod(folder, 0o711)
    app = join(folder, 'app')
    await makeImageFolder(app)
    before = await stateOf(app)
    mails = await startMailSink()
    const mailing = { SMTP_URL: mails.url, MAIL_FROM: 'calendar@example.com' }
    const settings = {
      SEED: 'demo',
      FETCH_PRIVATE: '127.0.0.0/8',
      DATA_DIR: join(folder, 'data'),
      ...mailing,
    }
    product = await startProduct(settings, { folder: app })
    await publishReadablePosts(product)
  })
  test.afterAll(async () => {
    await product?.stop()
    await mails?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const bearer = async (request: APIRequestContext) => ({
    authorization: `Bearer ${(await sessionOf(request, product)).token}`,
  })

  test('it weighs no more than 600 MB', async () => {
    expect((await measureSize(app)).bytes + bytesOfDebian).toBeLessThan(mostBytes)
  })

  test('every page answers in both languages, with its scripts, and so do cards, feeds and the API', async ({
    request,
  }) => {
    for (const locale of bothLocales)
      for (const path of await pageAddresses(request))
        expect((await request.get(localePath(locale, path))).status(), `${locale} ${path}`).toBe(200)
    const home = await (await request.get('/')).text()
    const scripts = [...home.matchAll(/(?:src|href|component-url)="(\/_astro\/[^"]+)"/g)].map(([, path]) => path)
    expect(scripts.length).toBeGreaterThan(3)
    const [, card = ''] = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(home) ?? []
    for (const path of [...new Set(scripts), card, '/blog/rss.xml', '/sitemap.xml', '/api/openapi.json'])
      expect((await request.get(path ?? '')).status(), path).toBe(200)
    expect((await (await request.get(card)).body()).subarray(1, 4).toString()).toBe('PNG')
  })

  test('dashboard and panel open, and so does the editor of a post', async ({ page }) => {
    test.slow()
    await signInThroughPage(page, product.admin)
    await page.goto('/admin/collections/posts/create')
    await expect(page.locator('[data-lexical-editor="true"]')).toBeVisible()
  })

  test('a picture is made smaller, a list is read, and a mail goes out', async ({ request }) => {
    const headers = await bearer(request)
    const picture = await request.post('/api/pictures', {
      headers,
      data: { name: 'dot.png', type: 'image/png', data: redDot },
    })
    const { url } = (await picture.json()) as { url: string }
    expect((await request.get(url)).headers()['content-type']).toBe('image/webp')

    const list = await serveList([{ title: 'Carmel Hackers Evening', start: '2031-03-08' }])
    const preview = await request.post('/api/sys/mgmt/source-preview', {
      headers,
      data: { kind: 'json', address: list.address },
    })
    list.stop()
    expect(await preview.json()).toMatchObject({ failed: null, counts: { rows: 1 } })

    const sent = await request.post('/api/submissions', {
      data: {
        title: 'Meeting in a container',
        eventType: 'meetup',
        startDate: '2031-03-04T18:00:00+02:00',
        organizerEmail: 'organizer@example.com',
      },
    })
    expect(sent.status()).toBe(201)
    await expect.poll(() => mails.mails.map(({ recipients }) => recipients[0])).toContain('organizer@example.com')
  })

  test('its commands work: a backup comes back elsewhere, a lost password is set anew', async () => {
    const file = join(folder, 'calendar.backup')
    const data = { DATA_DIR: join(folder, 'data') }
    expect(await runInImage(app, ['server/backup/backup-command.ts', file], data)).toContain('tables')
    expect(await runInImage(app, ['server/admin-password.ts'], data)).toContain('has a new password')
    const other = { DATA_DIR: join(folder, 'other') }
    expect(await runInImage(app, ['server/backup/restore-command.ts', file], other)).toContain('Restored')
    expect(await runInImage(app, ['deploy/healthy.mjs'], { PORT: new URL(product.origin).port })).toBe('')
  })

  test('it stops within ten seconds, and has written nothing beside its data', async () => {
    const begun = performance.now()
    expect(await product.stop()).toBe(0)
    expect(performance.now() - begun).toBeLessThan(stopLimitMs)
    expect(await stateOf(app)).toEqual(before)
  })
})
