import { fill } from '@cyberluach/i18n/translate'
import { fillContactForm } from './support/contact-form.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const visit = visitInTurn('contact')
const { locale, t, path } = visit
const text = t.contact

test('a message to the people of the site is sent, and its form is empty again', main, async ({ page }) => {
  await page.goto(path('/contact'))
  await fillContactForm(page, visit, 'The date of an event is wrong.')
  await page.getByRole('main').getByLabel(text.category).selectOption('event')
  await page.getByRole('button', { name: text.submit }).click()
  await expect(page.getByRole('status').filter({ hasText: t.toasts.contact.sent.title })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox', { name: text.message })).toHaveValue('')
})

test.describe('writing without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message arrives', async ({ page }) => {
    await page.goto(path('/contact'))
    await fillContactForm(page, visit, 'Hello')
    await page.getByRole('button', { name: text.submit }).click()
    await expect(page).toHaveURL(/\/contact#sent$/)
    await expect(page.getByText(t.toasts.contact.sent.title)).toBeVisible()
  })

  test('what comes back to be filled in is an error that nobody keeps, with its text', async ({ request }) => {
    const answer = await request.post(path('/contact'), { form: { name: 'Noa', message: 'Hello there' } })
    expect(answer.status()).toBe(422)
    expect(answer.headers()['cache-control']).toContain('no-store')
    const html = await answer.text()
    const [, alert = ''] = html.split('role="alert"')
    expect(alert.slice(0, 300)).toContain(fill(locale, t.toasts.checkField, { field: text.email }))
    expect(html).toContain('Hello there')
  })
})
