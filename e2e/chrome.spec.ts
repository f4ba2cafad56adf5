import { bothLocales, expect, test, visitIn, withMotion } from './support/test.ts'

test.use(withMotion)

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const newsletter = t.toasts.newsletter
  const someone = () => `e2e-${crypto.randomUUID()}@example.com`

  test.describe(`header and footer, ${locale}`, () => {
    test.use({ expectedErrors: [/status of 409/] })

    test('the bell opens its panel, Escape closes it and gives the focus back', async ({ page }) => {
      await page.goto(path('/faq'))
      const bell = page.locator('[popovertarget=notifications]')
      const panel = page.locator('#notifications')
      await expect(panel).toBeHidden()
      await bell.click()
      await expect(panel.getByRole('heading', { name: t.notifications.title })).toBeVisible()
      expect(await panel.getByRole('listitem').count()).toBeLessThanOrEqual(5)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(bell).toBeFocused()
    })

    test('the newsletter says what is wrong, thanks, and knows who is subscribed', async ({ page }) => {
      const email = someone()
      await page.clock.install()
      await page.goto(path('/about'))
      const form = page.getByRole('form', { name: t.newsletter.formLabel })
      const submit = form.getByRole('button', { name: t.newsletter.submit })
      await submit.click()
      await expect(page.getByText(newsletter.missing.text)).toBeVisible()
      await form.getByLabel(t.newsletter.fullName).fill('Noa')
      await form.getByLabel(t.newsletter.email).fill('noa')
      await submit.click()
      await expect(page.getByText(newsletter.invalidEmail.text)).toBeVisible()

      await form.getByLabel(t.newsletter.email).fill(email)
      await submit.click()
      const panel = page.locator('#subscribed')
      await expect(panel).toContainText('Noa')
      await expect(form).toBeHidden()
      await page.clock.fastForward(5_100)
      await expect(form).toBeVisible()
      await expect(panel).toBeHidden()

      await form.getByLabel(t.newsletter.fullName).fill('Noa')
      await form.getByLabel(t.newsletter.email).fill(email)
      await submit.click()
      await expect(page.getByText(newsletter.duplicate.title)).toBeVisible()
    })

    test('the questions open one at a time', async ({ page }) => {
      await page.goto(path('/faq'))
      const { what, cost } = t.faq.general
      await page.getByRole('heading', { name: what.q }).click()
      await expect(page.getByText(what.a)).toBeVisible()
      await page.getByRole('heading', { name: cost.q }).click()
      await expect(page.getByText(cost.a)).toBeVisible()
      await expect(page.getByText(what.a)).toBeHidden()
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
      )
      expect(data).toMatchObject({ '@type': 'FAQPage', inLanguage: locale })
    })

    test('the about page makes its claims', async ({ page }) => {
      await page.goto(path('/about'))
      for (const claim of ['51+', '20+', '24/7'])
        await expect(page.getByText(claim, { exact: true })).toBeVisible()
    })

    test('the footer shares the site under its own address', async ({ page }) => {
      await page.goto(path('/about'))
      const links = page.getByRole('contentinfo').locator('[aria-labelledby=share-site-title] a')
      await expect(links).toHaveCount(4)
      for (const link of await links.all()) {
        expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
          `${process.env.E2E_ORIGIN}/`,
        )
      }
    })
  })

  test.describe(`the newsletter without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('it comes back to the page it was sent from', async ({ page }) => {
      await page.goto(path('/faq'))
      const form = page.getByRole('form', { name: t.newsletter.formLabel })
      await form.getByLabel(t.newsletter.fullName).fill('Noa')
      await form.getByLabel(t.newsletter.email).fill(someone())
      await form.getByRole('button', { name: t.newsletter.submit }).click()
      await expect(page).toHaveURL(new RegExp(`${path('/faq')}#subscribed$`))
      await expect(page.getByText(t.newsletter.successTitle)).toBeVisible()
    })
  })
}
