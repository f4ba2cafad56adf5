import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import type { Locator } from '@playwright/test'
import { submit } from './support/api.ts'
import { fillContactForm } from './support/contact-form.ts'
import { field, fillEventForm, openEventForm, typedEvent } from './support/event-form.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { addressIn, mailTo } from './support/mails.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const someone = () => `held-${crypto.randomUUID()}@example.com`
const soon = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 30)

for (const locale of bothLocales) {
  const visit = visitIn(locale)
  const { t, path } = visit
  const other = visitIn(locale === 'en' ? 'he' : 'en')

  test.describe(`forms keep what was written, ${locale}`, () => {
    test('what was typed before the script came stays, and is sent with the first press: the newsletter’s and the contact’s', async ({
      page,
    }) => {
      const letThrough = await holdScripts(page, 'react', 'client', 'NewsletterForm')
      const release = await holdScripts(page, 'ContactForm')
      await page.goto(path('/contact'))
      const newsletter = page.getByRole('form', { name: t.newsletter.formLabel })
      await newsletter.getByLabel(t.newsletter.fullName).fill('Noa')
      await newsletter.getByLabel(t.newsletter.email).fill(someone())
      await page.keyboard.press('Enter')
      letThrough()
      await expect(page.locator('#subscribed')).toContainText('Noa')
      await expect(page).toHaveURL(new RegExp(`${path('/contact')}$`))

      const main = page.getByRole('main')
      const message = main.getByRole('textbox', { name: t.contact.message })
      await fillContactForm(page, visit, 'The date is wrong.')
      await main.getByLabel(t.contact.category).selectOption('bug')
      const sent = page.waitForRequest('**/api/contact')
      await page.getByRole('button', { name: t.contact.submit }).click()
      release()
      expect((await sent).postDataJSON()).toMatchObject({
        name: 'Noa',
        email: 'noa@example.com',
        category: 'bug',
        message: 'The date is wrong.',
      })
      await expect(page.getByRole('status').filter({ hasText: t.toasts.contact.sent.title })).toBeVisible()
      await expect(message).toHaveValue('')
    })

    test.describe('without their scripts', () => {
      test.use({ expectedErrors: [/ERR_FAILED|Error hydrating/] })

      test('they are posted, and the page answers', async ({ page }) => {
        await page.route(/_astro\/(Contact|Newsletter)Form\b/, (route) => route.abort())
        await page.goto(path('/contact'))
        await fillContactForm(page, visit, 'Hello')
        await page.getByRole('button', { name: t.contact.submit }).click()
        await expect(page).toHaveURL(/\/contact#sent$/)

        const newsletter = page.getByRole('form', { name: t.newsletter.formLabel })
        await newsletter.getByLabel(t.newsletter.fullName).fill('Noa')
        await newsletter.getByLabel(t.newsletter.email).fill(someone())
        await newsletter.getByRole('button', { name: t.newsletter.submit }).click()
        await expect(page).toHaveURL(new RegExp(`${path('/contact')}#subscribed$`))
      })
    })

    test('an evening ends later by itself, whole days have no hours, and an event online no place; unfinished, it survives closing, a reload and the other language; it is sent by its days, and another one by a clock abroad', async ({
      page,
    }) => {
      const { fields } = t.eventForm
      const dialog = await openEventForm(page, visit)
      const [start, end] = [fields.startTime.label, fields.endTime.label].map((label) =>
        dialog.getByLabel(label, { exact: true }),
      )
      await dialog.getByLabel(fields.startDate.label).first().fill(soon)
      await start?.fill('19:00')
      await expect(end ?? dialog).toHaveValue('03:00')
      await expect(dialog.getByLabel(fields.endDate.label)).toHaveValue(addDays(soon, 1))

      await dialog.getByText(fields.allDay.label).click()
      for (const hidden of [start, end, dialog.getByLabel(fields.timeZone.label, { exact: true })]) {
        await expect(hidden ?? dialog).toBeHidden()
      }
      await expect(dialog.getByLabel(fields.endDate.label)).toHaveValue('')
      await dialog.getByText(fields.allDay.label).click()
      await expect(dialog.getByLabel(fields.timeZone.label, { exact: true })).toHaveValue('Asia/Jerusalem')

      const city = dialog.getByLabel(fields.locationCity.label)
      await city.fill('Haifa')
      await dialog.getByText(fields.isOnline.label).click()
      await expect(city).toBeHidden()
      await dialog.getByText(fields.isOnline.label).click()
      await expect(city).toHaveValue('Haifa')

      const typed = typedEvent(`Half an Evening ${crypto.randomUUID().slice(0, 8)}`, soon)
      await fillEventForm(dialog, visit, typed)
      await dialog.getByText(fields.hasPrize.label).click()
      await dialog.getByRole('button', { name: t.eventForm.cancel }).click()
      await expect(dialog).toBeHidden()
      let again = dialog
      for (const reader of [other, visit]) {
        again = await openEventForm(page, reader)
        const { fields: theirs } = reader.t.eventForm
        await expect(field(again, theirs.title.label)).toHaveValue(typed.title)
        await expect(field(again, theirs.description.label)).toHaveValue(typed.description)
        await expect(again.getByLabel(theirs.startDate.label).first()).toHaveValue(typed.day)
        await expect(again.getByRole('radio', { name: reader.t.common.types.conference })).toBeChecked()
        await expect(again.getByLabel(theirs.hasPrize.label)).toBeChecked()
      }

      const send = async (form: Locator, expected: Record<string, unknown>) => {
        const sent = page.waitForRequest('**/api/submissions')
        await form.getByRole('button', { name: t.eventForm.submit }).click()
        expect((await sent).postDataJSON()).toMatchObject(expected)
        await expect(page).toHaveURL(/\/awaiting-approval\?/)
      }
      await again.getByText(fields.hasPrize.label).click()
      await again.getByText(fields.allDay.label).click()
      const midnight = expect.stringContaining(`${soon}T00:00:00`)
      await send(again, { allDay: true, timeZone: null, startDate: midnight })

      const abroad = await openEventForm(page, visit)
      const title = `By Its Clock ${crypto.randomUUID().slice(0, 8)}`
      await fillEventForm(abroad, visit, typedEvent(title, soon))
      await abroad.getByLabel(fields.timeZone.label, { exact: true }).selectOption('Asia/Tokyo')
      await send(abroad, { allDay: false, timeZone: 'Asia/Tokyo', startDate: `${soon}T09:00:00+09:00` })
    })

    test('a correction says in place what is wrong, keeps early changes, and is saved', async ({
      page,
      request,
      ownProduct,
    }) => {
      const organizerEmail = `organizer-${crypto.randomUUID().slice(0, 8)}@example.com`
      const title = `Corrected in Place ${crypto.randomUUID().slice(0, 8)}`
      const details = { organizerEmail, locale, description: 'Talks.' }
      await submit(request, title, '2027-03-04T18:00:00+02:00', details)
      const link = addressIn(await mailTo(ownProduct, organizerEmail, 'submissionReceived'), '/submission/')
      const release = await holdScripts(page, 'CorrectionForm')
      await page.goto(`${link}?step=correct`)
      const main = page.getByRole('main')
      const { fields } = t.eventForm
      await field(main, fields.description.label).fill('Talks and a quiz.')
      await field(main, fields.title.label).fill('')
      const save = page.getByRole('button', { name: t.submissionLink.save })
      await save.click()
      release()
      await expect(page.getByText(t.eventForm.errors.title)).toBeVisible()
      await expect(field(main, fields.title.label)).toBeFocused()
      await expect(field(main, fields.description.label)).toHaveValue('Talks and a quiz.')
      await field(main, fields.title.label).fill(`${title} too`)
      await expect(page.getByText(t.eventForm.errors.title)).toBeHidden()
      await save.click()
      await expect(page.getByText(t.submissionLink.corrected)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: `${title} too` })).toBeVisible()
      await expect(main.getByText('Talks and a quiz.')).toBeVisible()
    })
  })
}
