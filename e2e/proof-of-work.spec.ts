import { answerOf } from '../cms/src/features/proofs/testing/answer-of.ts'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { fill } from '@cyberluach/i18n/translate'
import type { Locator, Page, Request } from '@playwright/test'
import type { Product } from '../server/testing/product.ts'
import { fillContactForm } from './support/contact-form.ts'
import { fillEventForm, typedEvent } from './support/event-form.ts'
import { expectAccessible } from './support/accessible.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { mailTo } from './support/mails.ts'
import { startOwn } from './support/own-product.ts'
import { sessionOf } from './support/session.ts'
import { bothLocales, expect, test, visitIn, visitInTurn, type Locale } from './support/test.ts'

const someone = () => `quiet-${crypto.randomUUID()}@example.com`
const soon = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 45)

test.describe('where a proof of work is enforced', () => {
  let product: Product

  test.beforeAll(async () => {
    product = await startOwn({ seed: 'demo' }, { PROOF_OF_WORK: 'enforce' })
  })
  test.afterAll(() => product.stop())

  /** What waits in the queue under a title, or that of a message. */
  async function waiting(page: Page, text: string): Promise<SubmissionRecord[]> {
    const { token } = await sessionOf(page.request, product)
    const address = `${product.origin}/api/sys/mgmt/submissions?q=${encodeURIComponent(text)}`
    const answer = await page.request.get(address, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()) as SubmissionRecord[]
  }

  const visit = visitInTurn('proof-of-work')
  const { locale, t, path } = visit
  const words = t.wordQuestion
  const open = (page: Page, address: string) => page.goto(new URL(path(address), product.origin).href)
  const newsletterOf = (page: Page) => page.getByRole('form', { name: t.newsletter.formLabel })

  test('somebody who writes sends a proof with it, and notices nothing', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/proof-of-work/')) asked.push(new URL(request.url()).pathname)
    })
    await open(page, '/contact')
    expect(asked).toEqual([])
    await fillContactForm(page, visit, 'A person wrote this.')
    // Its script may have come after the last field had the focus.
    const form = page.getByRole('main')
    await expect(async () => {
      await form.getByLabel(t.contact.name).focus()
      await form.getByLabel(t.contact.email).focus()
      expect(asked).toEqual(['/api/proof-of-work/contact'])
    }).toPass()
    const sent = sentTo(page, '/api/contact')
    await page.getByRole('button', { name: t.contact.submit }).click()
    expect(await proofIn(sent)).toMatch(/^contact\./)
    await expect(page.getByText(t.toasts.contact.sent.title).filter({ visible: true }).first()).toBeVisible()
  })

  test('somebody who subscribes sends a proof, too', async ({ page }) => {
    await open(page, '/about')
    const sent = sentTo(page, '/api/newsletter/subscribe')
    await subscribe(newsletterOf(page), visit, someone())
    expect(await proofIn(sent)).toMatch(/^newsletter\./)
    await expect(page.locator('#subscribed')).toBeVisible()
  })

  test.describe('in a browser that makes no proof', () => {
    test.use({ expectedErrors: [/status of (428|422|503)/] })

    test('the newsletter asks its question on a page of its own', async ({ page }) => {
      await page.route(/api\/proof-of-work\/newsletter$/, (route) => route.fulfill({ status: 503 }))
      await open(page, '/about')
      await subscribe(newsletterOf(page), visit, someone())
      await expect(page).toHaveURL(/\/newsletter$/)
      // Axe needs scripts; without them the page is the same.
      await expectAccessible(page)
      await answerRight(page, locale)
      await newsletterOf(page).getByRole('button', { name: t.newsletter.submit }).click()
      await expect(page).toHaveURL(/\/about#subscribed$/)
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] })

    test('a message is sent once its question is answered, and a wrong answer loses nothing that was typed', async ({
      page,
    }) => {
      const text = `שלום, no scripts here ${crypto.randomUUID().slice(0, 8)}`
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

    for (const each of bothLocales)
      test(`the question fits a phone, ${each}`, async ({ page }) => {
        const reader = visitIn(each)
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(new URL(reader.path('/contact'), product.origin).href)
        await fillContactForm(page, reader, 'How wide is it?')
        await page.getByRole('button', { name: reader.t.contact.submit }).click()
        await expect(questionField(page)).toBeVisible()
        await expect.poll(() => page.evaluate(layoutFaults)).toEqual([])
      })

    test('an event whose question is answered wrong twice arrives, and waits as suspicious', async ({ page }) => {
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
      const address = someone()
      await open(page, '/faq')
      await subscribe(newsletterOf(page), visit, address)
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(words.title)
      const send = newsletterOf(page).getByRole('button', { name: t.newsletter.submit })
      for (const round of [1, 2]) {
        await questionField(page).fill(`perhaps ${round}`)
        await send.click()
        // The page that comes next asks something else.
        await expect(questionField(page)).toHaveValue('')
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
})

function sentTo(page: Page, path: string): Promise<Request> {
  return page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path))
}

async function proofIn(sent: Promise<Request>): Promise<string | undefined> {
  return (await (await sent).allHeaders())['proof-of-work']
}

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
