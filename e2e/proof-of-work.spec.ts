import { answerOf } from '../cms/src/features/proofs/testing/answer-of.ts'
import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import { fill } from '@cyberluach/i18n/translate'
import type { Locator, Page } from '@playwright/test'
import { startProduct, type Product } from '../server/testing/product.ts'
import { fillContactForm } from './support/contact-form.ts'
import { fillEventForm, typedEvent } from './support/event-form.ts'
import { expectAccessible } from './support/accessible.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { mailTo } from './support/mails.ts'
import { sessionOf } from './support/session.ts'
import { bothLocales, expect, test, visitIn, type Locale } from './support/test.ts'

const soon = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 45)

test.describe('where a proof of work is enforced', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  let product: Product

  test.beforeAll(async () => {
    product = await startProduct({ SEED: 'none', PROOF_OF_WORK: 'enforce' })
  })
  test.afterAll(() => product.stop())

  /** What waits in the queue under a title, or that of a message. */
  async function waiting(page: Page, text: string): Promise<SubmissionRecord[]> {
    const { token } = await sessionOf(page.request, product)
    const address = `${product.origin}/api/sys/mgmt/submissions?q=${encodeURIComponent(text)}`
    const answer = await page.request.get(address, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()) as SubmissionRecord[]
  }

  for (const locale of bothLocales) {
    const visit = visitIn(locale)
    const { t, path } = visit
    const words = t.wordQuestion
    const open = (page: Page, address: string) => page.goto(new URL(path(address), product.origin).href)
    const newsletterOf = (page: Page) => page.getByRole('form', { name: t.newsletter.formLabel })

    test(`somebody who writes sends a proof with it, and notices nothing, ${locale}`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/proof-of-work/')) asked.push(new URL(request.url()).pathname)
      })
      await open(page, '/contact')
      expect(asked).toEqual([])
      // A form that is filled in before its script has come makes its proof when it is sent.
      const name = page.getByRole('main').getByLabel(t.contact.name)
      await name.focus()
      await expect(page.locator('astro-island[ssr]', { has: name })).toHaveCount(0)
      await fillContactForm(page, visit, 'A person wrote this.')
      await expect.poll(() => asked).toEqual(['/api/proof-of-work/contact'])
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/contact'),
      )
      await page.getByRole('button', { name: t.contact.submit }).click()
      const headers = await (await sent).allHeaders()
      expect(headers['proof-of-work']).toMatch(/^contact\./)
      await expect(
        page.getByText(t.toasts.contact.sent.title).filter({ visible: true }).first(),
      ).toBeVisible()
    })

    test(`somebody who subscribes does, too, ${locale}`, async ({ page }) => {
      await open(page, '/about')
      await subscribe(newsletterOf(page), visit, `worker-${locale}@example.com`)
      await expect(page.locator('#subscribed')).toBeVisible()
    })

    test.describe('in a browser that makes no proof', () => {
      test.use({ expectedErrors: [/status of (428|422|503)/] })

      test(`the newsletter asks its question on a page of its own, ${locale}`, async ({ page }) => {
        await page.route(/api\/proof-of-work\/newsletter$/, (route) => route.fulfill({ status: 503 }))
        await open(page, '/about')
        await subscribe(newsletterOf(page), visit, `no-worker-${locale}@example.com`)
        await expect(page).toHaveURL(/\/newsletter$/)
        // Axe needs scripts; without them the page is the same.
        await expectAccessible(page)
        await answerRight(page, locale)
        await newsletterOf(page).getByRole('button', { name: t.newsletter.submit }).click()
        await expect(page).toHaveURL(/\/about#subscribed$/)
      })
    })

    test.describe(`without scripts, ${locale}`, () => {
      test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] })

      test('a message is sent once its question is answered; a wrong answer is followed by another, and nothing typed is lost', async ({
        page,
      }) => {
        const text = `שלום, no scripts here ${crypto.randomUUID().slice(0, 8)}`
        await page.setViewportSize({ width: 390, height: 844 })
        await open(page, '/contact')
        await expect(questionField(page)).toHaveCount(0)
        await fillContactForm(page, visit, text)
        const main = page.getByRole('main')
        await main.getByLabel(t.contact.subject).fill(text)
        await main.getByLabel(t.contact.category).selectOption('bug')
        const send = page.getByRole('button', { name: t.contact.submit })
        await send.click()

        const alert = page.getByRole('alert').filter({ hasText: /\S/ })
        await expect(alert).toContainText(words.title)
        await alert.getByRole('link', { name: words.link }).click()
        const answer = questionField(page)
        await expect(answer).toBeFocused()
        await expect(answer).toHaveAccessibleName(/\?/)
        await expect(answer).toHaveAccessibleDescription(words.hint)
        expect(await page.evaluate(layoutFaults)).toEqual([])
        await answer.fill('perhaps')
        await page.keyboard.press('Enter')

        await expect(alert).toContainText(words.wrongTitle)
        await expect(answer).toHaveAttribute('aria-invalid', 'true')
        await expect(answer).toHaveAccessibleDescription(`${words.lastHint} ${words.wrong}`)
        await expect(answer).toHaveValue('')
        await expect(main.getByRole('textbox', { name: t.contact.message })).toHaveValue(text)
        await expect(main.getByLabel(t.contact.category)).toHaveValue('bug')
        await answerRight(page, locale)
        await send.click()
        await expect(page).toHaveURL(/\/contact#sent$/)
        expect(await waiting(page, text)).toMatchObject([{ suspicion: null }])
        await open(page, '/contact')
        await expect(questionField(page)).toHaveCount(0)
      })

      test('an event whose question is answered wrong twice arrives, and waits as suspicious', async ({
        page,
      }) => {
        const title = `Quiet Evening ${crypto.randomUUID().slice(0, 8)}`
        await open(page, '/submit/form')
        const main = page.getByRole('main')
        await fillEventForm(main, visit, typedEvent(title, soon))
        const send = main.getByRole('button', { name: t.eventForm.submit })
        await send.click()
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(words.title)
        await send.click()
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(words.wrongTitle)
        await send.click()
        await expect(page).toHaveURL(/\/awaiting-approval\?/)
        expect(await waiting(page, title)).toMatchObject([{ status: 'pending', suspicion: 'wrongAnswer' }])
      })

      test('feedback is sent by its answer', async ({ page }) => {
        await open(page, '/feedback')
        const four = { name: fill(locale, t.feedback.ratingLabel, { n: 4 }) }
        const overall = page.getByRole('group', { name: t.feedback.overallRating }).getByRole('radio', four)
        await overall.press('Space')
        const send = page.getByRole('button', { name: t.feedback.submit })
        await send.click()
        await expect(overall).toBeChecked()
        await answerRight(page, locale)
        await send.click()
        await expect(page).toHaveURL(/\/feedback#thank-you$/)
      })

      test('the newsletter writes to nobody until its question is answered', async ({ page }) => {
        const address = `quiet-${locale}@example.com`
        await open(page, '/faq')
        await subscribe(newsletterOf(page), visit, address)
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(words.title)
        const send = newsletterOf(page).getByRole('button', { name: t.newsletter.submit })
        for (const round of [1, 2]) {
          await questionField(page).fill(`perhaps ${round}`)
          await send.click()
          await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(words.wrongTitle)
        }
        await answerRight(page, locale)
        await send.click()
        await expect(page).toHaveURL(/\/faq#subscribed$/)
        await mailTo(product, address, 'newsletterWelcome')
      })
    })

    async function subscribe(form: Locator, { t: texts }: typeof visit, address: string): Promise<void> {
      await form.getByLabel(texts.newsletter.fullName).fill('Noa')
      await form.getByLabel(texts.newsletter.email).fill(address)
      await form.getByRole('button', { name: texts.newsletter.submit }).click()
    }
  }
})

/** Other fields ask something, too. */
function questionField(page: Page): Locator {
  return page.locator('input[name=answer]')
}

/** Reads the question by its label, and answers it. */
async function answerRight(page: Page, locale: Locale): Promise<void> {
  const field = questionField(page)
  const question = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')
  await field.fill(answerOf(locale, question.replace('*', '').trim()))
}
