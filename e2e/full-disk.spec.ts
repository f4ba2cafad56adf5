import { readdir } from 'node:fs/promises'
import { startProduct, type Product } from '../server/testing/product.ts'
import { openSmallDisk, type SmallDisk } from '../server/testing/small-disk.ts'
import { fillContactForm } from './support/contact-form.ts'
import { asAdmin, isPostmaster, kill } from './support/own-product.ts'
import { expect, test, visitIn } from './support/test.ts'

const visit = visitIn('en')
const text = visit.t.contact

/** Room for a new product, and little more. */
const mebibytes = 320

test.describe('on a full disk', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 })
  test.use({ expectedErrors: [/status of 503/] })
  const environment = { SEED: 'demo', ADMIN_PASSWORD: crypto.randomUUID() }
  const stored: string[] = []
  let disk: SmallDisk
  let product: Product

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    const opened = await openSmallDisk(mebibytes)
    test.skip(!opened.ok, opened.ok ? '' : opened.reason)
    if (!opened.ok) return
    disk = opened.disk
    product = await startProduct(environment, { disk })
  })
  test.afterAll(async () => {
    await product?.stop()
    await disk?.close()
  })

  test('what cannot be stored is answered 503, what is shown stays, and a form keeps its text', async ({ page }) => {
    const paths = ['/', '/he', '/submit', '/contact', '/archive', '/day/2026-12-01']
    for (const path of paths) expect((await fetch(product.origin + path)).status).toBe(200)
    await page.goto(`${product.origin}/contact`)
    await disk.fill()
    // What PostgreSQL has room for in files that it made before is stored, and kept.
    await expect.poll(() => submit(product, stored), { timeout: 60_000 }).toBe(503)
    expect(stored.length).toBeLessThan(1000)
    for (const path of paths) expect((await fetch(product.origin + path)).status, path).toBe(200)
    const ready = async () => {
      await submit(product, stored) // takes what room is left
      return (await fetch(`${product.origin}/api/health/ready`)).status
    }
    await expect.poll(ready, { timeout: 30_000 }).toBe(503)

    const message = 'A message that took an hour to write.'
    await fillContactForm(page, visit, message)
    await page.getByRole('button', { name: text.submit }).click()
    await expect(page.getByText(visit.t.toasts.contact.failed.withoutEmail)).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox', { name: text.message })).toHaveValue(message)
  })

  test('the same without scripts: the page comes back with what was written', async () => {
    const message = 'A message without scripts.'
    const form = { name: 'Patient Person', email: 'patient@example.com', message }
    const answer = await fetch(`${product.origin}/contact`, {
      method: 'POST',
      headers: { origin: product.origin },
      body: new URLSearchParams(form),
    })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(message)
  })

  test('the database is killed meanwhile: pages stand, and all goes on by itself when there is room', async () => {
    kill(product, isPostmaster)
    for (const path of ['/', '/he', '/submit']) expect((await fetch(product.origin + path)).status, path).toBe(200)
    expect(await submit(product, stored)).toBe(503)
    await disk.empty()
    await expect.poll(() => submit(product, stored), { timeout: 120_000 }).toBe(201)
    expect(await missing(product, stored)).toEqual([])
  })

  test('a start is refused in one line and leaves nothing, and with room everything is there', async () => {
    await product.stop()
    const before = await readdir(product.dataDir)
    await disk.fill()
    const refused = await startProduct(environment, { disk }).catch((error: Error) => error)
    expect(String(refused)).toMatch(/The start failed: there is no room on the disk of DATA_DIR \(ENOSPC\)/)
    await disk.empty()
    expect(await readdir(product.dataDir)).toEqual(before)
    product = await startProduct(environment, { disk })
    expect(await missing(product, stored)).toEqual([])
    expect(await submit(product, stored)).toBe(201)
  })
})

/** Hands an event in; its id is noted where it was acknowledged. */
async function submit({ origin }: Product, stored: string[]): Promise<number> {
  const answer = await fetch(`${origin}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'On a full disk',
      description: 'What takes some room. '.repeat(40),
      eventType: 'meetup',
      startDate: '2027-03-04T18:00:00+02:00',
      organizerEmail: 'organizer@example.com',
    }),
  })
  const said = (await answer.json()) as { id: string; code: string }
  if (answer.status === 201) stored.push(said.id)
  else expect(said).toMatchObject({ code: 'unavailable', error: expect.stringContaining('still here') })
  return answer.status
}

/** Of those, the ones that an admin does not find. */
async function missing(product: Product, ids: string[]): Promise<string[]> {
  const found = (await asAdmin(product, '/api/sys/mgmt/submissions?limit=5000')) as { id: string }[]
  const there = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !there.has(id))
}
