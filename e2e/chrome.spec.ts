import { fill } from '@cyberluach/i18n/translate'
import { approve, submit } from './support/api.ts'
import { expect, main, test, visitInTurn, withMotion } from './support/test.ts'

test.use(withMotion)

const { locale, t, path } = visitInTurn('header and footer')
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const someone = () => `e2e-${crypto.randomUUID()}@example.com`

test.describe('header and footer', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('the bell counts what is new since the last visit until it is opened; Escape gives the focus back', async ({
    page,
  }) => {
    const bell = page.locator('[popovertarget=notifications]')
    const panel = page.locator('#notifications')
    const count = bell.locator('[data-part=new-notes]')
    await approve(page.request, await submit(page.request, 'Told tomorrow', inHours(24)))
    await expect.poll(async () => (await page.request.get(path('/faq'))).text()).toContain('Told tomorrow')
    await page.goto(path('/faq'))
    await expect(count).toBeHidden()
    await test.step('at the next visit, after which something was told', async () => {
      await page.evaluate(() => {
        localStorage.setItem('cyberluach.notes', 'something-soon')
        sessionStorage.clear()
      })
      await page.goto(path('/about'))
      const n = await panel.locator('li').count()
      await expect(count).toHaveText(String(n))
      await expect(bell).toHaveAttribute('aria-label', fill(locale, t.chrome.bellNew, { n }))
    })
    await expect(panel).toBeHidden()
    await bell.click()
    await expect(panel.getByRole('heading', { name: t.notifications.title })).toBeVisible()
    await expect(count).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(bell).toBeFocused()
    await page.reload()
    await expect(bell).toHaveAttribute('aria-label', t.chrome.bellNone)
    await expect(count).toBeHidden()
  })

  test('who subscribes is thanked by name, and who is subscribed already is told so', main, async ({ page }) => {
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
  })

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
