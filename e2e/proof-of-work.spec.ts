import { startProduct, type Product } from '../server/testing/product.ts'
import { fillContactForm } from './support/contact-form.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

test.describe('where a proof of work is enforced', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  let product: Product

  test.beforeAll(async () => {
    product = await startProduct({ SEED: 'none', PROOF_OF_WORK: 'enforce' })
  })
  test.afterAll(() => product.stop())

  for (const locale of bothLocales) {
    const visit = visitIn(locale)
    const { t, path } = visit

    test(`somebody who writes sends a proof with it, and notices nothing, ${locale}`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/proof-of-work/')) asked.push(new URL(request.url()).pathname)
      })
      await page.goto(new URL(path('/contact'), product.origin).href)
      expect(asked).toEqual([])
      await fillContactForm(page, visit, 'A person wrote this.')
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/contact'),
      )
      await page.getByRole('button', { name: t.contact.submit }).click()
      const headers = await (await sent).allHeaders()
      expect(headers['proof-of-work']).toMatch(/^contact\./)
      await expect(
        page.getByText(t.toasts.contact.sent.title).filter({ visible: true }).first(),
      ).toBeVisible()
      expect(asked).toContain('/api/proof-of-work/contact')
    })
  }
})
