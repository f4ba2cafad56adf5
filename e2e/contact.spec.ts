import { fill } from '@cyberluach/i18n/translate'
import { fillContactForm } from './support/contact-form.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const visit = visitIn(locale)
  const { t, path } = visit
  const text = t.contact

  test.describe(`writing to the people of the site, ${locale}`, () => {
    test.use({ expectedErrors: [/status of 503/] })

    test('what is missing is said at the fields, and nothing is sent', async ({ page }) => {
      await page.goto(path('/contact'))
      await page.getByRole('button', { name: text.submit }).click()
      await expect(page.getByRole('alert').filter({ hasText: t.toasts.contact.missing.text })).toBeVisible()
      for (const sentence of Object.values(text.errors)) await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByRole('main').getByLabel(text.name)).toBeFocused()
    })

    test('a message is sent once; the text stays until it has arrived', async ({ page }) => {
      const keys: string[] = []
      let isDown = true
      await page.route('**/api/contact', async (route) => {
        keys.push((await route.request().allHeaders())['idempotency-key'] ?? '')
        if (isDown) return route.fulfill({ status: 503, json: { error: 'away' } })
        return route.continue()
      })
      await page.goto(path('/contact'))
      await fillContactForm(page, visit, 'The date of an event is wrong.')
      await page.getByRole('main').getByLabel(text.category).selectOption('event')
      const send = page.getByRole('button', { name: text.submit })
      await send.click()
      await expect(page.getByText(t.toasts.contact.failed.withoutEmail)).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox', { name: text.message })).toHaveValue(
        'The date of an event is wrong.',
      )

      isDown = false
      await send.click()
      await expect(page.getByRole('status').filter({ hasText: t.toasts.contact.sent.title })).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox', { name: text.message })).toHaveValue('')
      expect(new Set(keys).size, 'both tries are one attempt').toBe(1)
    })
  })

  test.describe(`writing without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a message arrives', async ({ page }) => {
      await page.goto(path('/contact'))
      await page.getByRole('main').getByLabel(text.name).fill('Noa')
      await page.getByRole('main').getByLabel(text.email).fill('noa@example.com')
      await page.getByRole('main').getByRole('textbox', { name: text.message }).fill('Hello')
      await page.getByRole('button', { name: text.submit }).click()
      await expect(page).toHaveURL(/\/contact#sent$/)
      await expect(page.getByText(t.toasts.contact.sent.title)).toBeVisible()
    })

    test('the text is kept where something is missing', async ({ request }) => {
      const answer = await request.post(path('/contact'), { form: { name: 'Noa', message: 'Hello there' } })
      expect(answer.status()).toBe(422)
      expect(answer.headers()['cache-control']).toContain('no-store')
      const html = await answer.text()
      const [, alert = ''] = html.split('role="alert"')
      expect(alert.slice(0, 300)).toContain(fill(locale, t.toasts.check, { n: 1 }))
      expect(html).toContain('Hello there')
    })

    test('a form from another site is refused', async ({ request }) => {
      const headers = { origin: 'https://elsewhere.example' }
      const form = { name: 'Noa', email: 'noa@example.com', message: 'Hello' }
      expect((await request.post(path('/contact'), { form, headers })).status()).toBe(403)
    })
  })
}
