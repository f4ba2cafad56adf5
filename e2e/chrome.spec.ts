import { expect, main, test, visitInTurn, withMotion } from './support/test.ts'

test.use(withMotion)

const { t, path } = visitInTurn('header and footer')
const someone = () => `e2e-${crypto.randomUUID()}@example.com`

test.describe('header and footer', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('the bell opens its panel, Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto(path('/faq'))
    const bell = page.locator('[popovertarget=notifications]')
    const panel = page.locator('#notifications')
    await expect(panel).toBeHidden()
    await bell.click()
    await expect(panel.getByRole('heading', { name: t.notifications.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(bell).toBeFocused()
  })

  test(
    'who subscribes is thanked by name, and who is subscribed already is told so',
    main,
    async ({ page }) => {
      const email = someone()
      const form = page.getByRole('form', { name: t.newsletter.formLabel })
      const subscribe = async () => {
        await page.goto(path('/about'))
        await form.getByLabel(t.newsletter.fullName).fill('Noa')
        await form.getByLabel(t.newsletter.email).fill(email)
        await form.getByRole('button', { name: t.newsletter.submit }).click()
      }
      await subscribe()
      await expect(page.locator('#subscribed')).toContainText('Noa')
      await subscribe()
      await expect(page.getByText(t.toasts.newsletter.duplicate.title)).toBeVisible()
    },
  )

  test('the footer shares the site under its own address', async ({ page }) => {
    await page.goto(path('/about'))
    const links = page.getByRole('contentinfo').locator('[aria-labelledby=share-site-title] a')
    const own = encodeURIComponent(`${process.env.E2E_ORIGIN}/`)
    await expect(links).toHaveCount(4)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', new RegExp(own))
  })
})

test.describe('the newsletter without scripts', () => {
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
