import { rm } from 'node:fs/promises'
import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import pg from 'pg'
import { unpackFirstRelease, usersOfFirstRelease } from '../cms/src/testing/first-release/unpack.ts'
import { startEmbeddedDatabase } from '../server/database/embedded.ts'
import { startProduct, type Product } from '../server/testing/product.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

/** The whole start of this program on a data folder that the first release left. */
async function onFirstRelease(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await unpackFirstRelease()
  await work(dataDir).finally(() => rm(dataDir, { recursive: true, force: true }))
}

test('data of the first release is brought up to date: its events, posts and people are there', async ({ page }) => {
  await onFirstRelease(async (dataDir) => {
    const product = await startProduct({ DATA_DIR: dataDir })
    try {
      expect(product.output()).toMatch(
        /The data is up to 20261121_010000_public_forms_and_figures: \d+ steps to go to 1\.0\.0/,
      )
      await expect.poll(() => product.output()).toMatch(/Data {7}\S+\n +of 1\.0\.0, up to 2026\d+_\w+\n/)
      for (const path of ['/', '/he', '/archive', '/events.ics', '/sitemap.xml'])
        expect((await fetch(product.origin + path)).status, path).toBe(200)
      await page.goto(`${product.origin}/day/2026-12-03`)
      await expect(page.getByText('Night of the flags').first()).toBeVisible()
      await page.goto(`${product.origin}/he/blog/the-first-post`)
      await expect(page.getByText('מילים מודגשות של הפוסט הראשון')).toBeVisible()
      for (const [username, password] of Object.entries(usersOfFirstRelease))
        expect((await signIn(product, { username, password })).status, username).toBe(200)
    } finally {
      await product.stop()
    }
  })
})

test('a step that fails ends the start in two lines, once, with what a service is not started again for', async () => {
  await onFirstRelease(async (dataDir) => {
    const database = await startEmbeddedDatabase(dataDir, () => undefined)
    const client = new pg.Client(database.url)
    await client.connect()
    await client.query('create view source_runs as select 1 as one')
    await client.end()
    await database.stop()
    const error = (await startProduct({ DATA_DIR: dataDir }).catch((reason: Error) => reason)) as Error
    expect(String(error.cause)).toContain('It ended with 78')
    const lines = error.message.trim().split('\n').slice(-2)
    expect(lines).toEqual([
      expect.stringMatching(/^Step \d+ of \d+ failed and was taken back: 20261125_023110_sources \(.+\)$/),
      expect.stringMatching(
        /^To go back: DATA_DIR=\S+ npm run restore -- \S+\/backups\/before-1\.0\.0-\S+\.backup --replace, then start /,
      ),
    ])
    expect(error.message).not.toContain('starting it again')
  })
})

function signIn({ origin }: Product, who: { username: string; password: string }): Promise<Response> {
  return fetch(`${origin}/api/${builtLoginPath}/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  })
}
