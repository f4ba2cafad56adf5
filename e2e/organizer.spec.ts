import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { fill } from '@cyberluach/i18n/translate'
import { approve, submit } from './support/api.ts'
import { field, fillEventForm, openEventForm, typedEvent } from './support/event-form.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { addressIn, mailTo } from './support/mails.ts'
import { bothLocales, expect, expectAccessible, main, test, visitIn, visitInTurn } from './support/test.ts'

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`
const addressOf = () => `organizer-${crypto.randomUUID().slice(0, 8)}@example.com`

test.describe('an organizer who submits in Hebrew', () => {
  const visit = visitIn('he')
  const { t } = visit
  const words = t.submissionLink

  test(
    'follows the mail, corrects the event, and hears that it is published',
    main,
    async ({ page, request, ownProduct, browser }) => {
      const organizerEmail = addressOf()
      const title = unique('ליל הדגלים')
      const day = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 12)
      const dialog = await openEventForm(page, visit)
      await fillEventForm(dialog, visit, { ...typedEvent(title, day), organizerEmail })
      await dialog.getByRole('button', { name: t.eventForm.submit }).click()
      await page.waitForURL(/\/awaiting-approval\?/)
      const id = new URL(page.url()).searchParams.get('id') ?? ''

      const received = await mailTo(ownProduct, organizerEmail, 'submissionReceived')
      expect(received.subject).toBe(fill('he', t.mail.received.subject, { title }))
      const link = addressIn(received, '/submission/')
      expect(link).toContain('/he/submission/')

      // The page needs no scripts, and tells nobody its address.
      const context = await browser.newContext({ javaScriptEnabled: false })
      const reader = await context.newPage()
      const opened = await reader.goto(link)
      expect(opened?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
      await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(reader.getByText(words.texts.pending)).toBeVisible()
      await reader.getByRole('link', { name: words.correct }).click()
      await field(reader.locator('form'), t.eventForm.fields.title.label).fill(' ')
      await reader.getByRole('button', { name: words.save }).click()
      await reader.getByRole('alert').getByRole('link', { name: t.eventForm.fields.title.label }).click()
      await expect(reader.locator('form').getByText(t.eventForm.errors.title)).toBeInViewport()
      const corrected = unique('ליל הדגלים המתוקן')
      await field(reader.locator('form'), t.eventForm.fields.title.label).fill(corrected)
      await reader.getByRole('button', { name: words.save }).click()
      await expect(reader.getByText(words.corrected)).toBeVisible()
      await expect(reader.getByRole('heading', { level: 1, name: corrected })).toBeVisible()

      const eventId = await approve(request, id)
      const published = await mailTo(ownProduct, organizerEmail, 'submissionPublished')
      const [file] = published.extras.attachments
      expect(file?.content).toContain(`UID:${eventId}@cyberluach`)
      await reader.goto(addressIn(published, '/submission/'))
      await expect(reader.getByText(words.states.published, { exact: true })).toBeVisible()
      await expect(reader.getByRole('link', { name: words.correct })).toHaveCount(0)
      await reader.goto(addressIn(published, '/event/'))
      await expect(reader.getByRole('heading', { level: 1, name: corrected })).toBeVisible()
      await context.close()
    },
  )
})

test(
  'a submission is withdrawn by its private page only after that has asked, and once',
  main,
  async ({ page, request, ownProduct }) => {
    const { locale, t } = visitInTurn('withdrawn')
    const words = t.submissionLink
    const organizerEmail = addressOf()
    const details = { organizerEmail, locale }
    await submit(request, unique('Withdrawn Evening'), '2027-03-03T18:00:00+02:00', details)
    const link = addressIn(await mailTo(ownProduct, organizerEmail, 'submissionReceived'), '/submission/')
    await page.goto(link)
    await page.getByRole('link', { name: words.withdraw }).click()
    await page.getByRole('link', { name: words.keep }).click()
    await expect(page.getByText(words.texts.pending)).toBeVisible()
    await page.getByRole('link', { name: words.withdraw }).click()
    await page.getByRole('button', { name: words.confirm, exact: true }).click()
    await expect(page.getByText(words.texts.withdrawn)).toBeVisible()
    const again = await page.request.post(link, { form: { step: 'withdraw' } })
    expect(again.status()).toBe(409)
    expect(await again.text()).toContain(words.settled)
  },
)

for (const locale of bothLocales) {
  const words = visitIn(locale).t.submissionLink

  test(`each step of the private page fits a phone, and the last is accessible, ${locale}`, async ({
    page,
    request,
    ownProduct,
  }) => {
    const organizerEmail = addressOf()
    const details = { organizerEmail, locale }
    await submit(request, unique('Accessible Evening'), '2027-03-04T18:00:00+02:00', details)
    const link = addressIn(await mailTo(ownProduct, organizerEmail, 'submissionReceived'), '/submission/')
    const expectFitting = () => expect.poll(() => page.evaluate(layoutFaults)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${link}?step=correct`)
    await expectFitting()
    await page.goto(link)
    await expectFitting()
    await page.getByRole('link', { name: words.withdraw }).click()
    await expect(page.getByRole('button', { name: words.confirm, exact: true })).toBeVisible()
    await expectFitting()
    await page.getByRole('button', { name: words.confirm, exact: true }).click()
    await expect(page.getByText(words.texts.withdrawn)).toBeVisible()
    await expectFitting()
    await expectAccessible(page)
  })
}

test.describe('a link that is none', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('finds nothing, and a post from another site is refused', async ({ page }) => {
    const path = '/submission/AAAAAAAAAAAAAAAAAAAAAA.abc.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    const foreign = await page.request.post(path, {
      headers: { origin: 'https://elsewhere.example' },
      form: { step: 'withdraw' },
    })
    expect(foreign.status()).toBe(403)
  })
})
