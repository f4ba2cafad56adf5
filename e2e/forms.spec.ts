import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import type { Locator, Page } from '@playwright/test'
import { submit } from './support/api.ts'
import { field, fillEventForm, openEventForm, typedEvent } from './support/event-form.ts'
import { addressIn, mailTo } from './support/mails.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const soon = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 30)

for (const locale of bothLocales) {
  const visit = visitIn(locale)
  const { t, path } = visit
  const other = visitIn(locale === 'en' ? 'he' : 'en')

  test.describe(`forms keep what was written, ${locale}`, () => {
    test('text that was typed before the script came stays, and is sent with the first click', async ({
      page,
    }) => {
      const release = await holdScript(page, 'ContactForm')
      await page.goto(path('/contact'))
      const main = page.getByRole('main')
      const message = main.getByRole('textbox', { name: t.contact.message })
      await main.getByLabel(t.contact.name).fill('Noa')
      await main.getByLabel(t.contact.email).fill('noa@example.com')
      await main.getByLabel(t.contact.category).selectOption('bug')
      await message.fill('The date is wrong.')
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

    test('an unfinished event survives closing, a reload and the other language', async ({ page }) => {
      const typed = typedEvent(`Half an Evening ${crypto.randomUUID().slice(0, 8)}`, soon)
      const dialog = await openEventForm(page, visit)
      await fillEventForm(dialog, visit, typed)
      await dialog.getByText(t.eventForm.fields.hasPrize.label).click()
      await dialog.getByRole('button', { name: t.eventForm.cancel }).click()
      await expect(dialog).toBeHidden()
      for (const reader of [visit, other]) {
        const again = await openEventForm(page, reader)
        const { fields } = reader.t.eventForm
        await expect(field(again, fields.title.label)).toHaveValue(typed.title)
        await expect(field(again, fields.description.label)).toHaveValue(typed.description)
        await expect(again.getByLabel(fields.startDate.label).first()).toHaveValue(typed.day)
        await expect(again.getByRole('radio', { name: reader.t.common.types.conference })).toBeChecked()
        await expect(again.getByLabel(fields.hasPrize.label)).toBeChecked()
      }
    })

    test('an evening ends later by itself, whole days have no hours, and an event online no place', async ({
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
      for (const hidden of [start, end, dialog.getByLabel(fields.timeZone.label)]) {
        await expect(hidden ?? dialog).toBeHidden()
      }
      await expect(dialog.getByLabel(fields.endDate.label)).toHaveValue('')
      await dialog.getByText(fields.allDay.label).click()
      await expect(dialog.getByLabel(fields.timeZone.label)).toHaveValue('Asia/Jerusalem')

      const city = dialog.getByLabel(fields.locationCity.label)
      await city.fill('Haifa')
      await dialog.getByText(fields.isOnline.label).click()
      await expect(city).toBeHidden()
      await dialog.getByText(fields.isOnline.label).click()
      await expect(city).toHaveValue('Haifa')
    })

    test('an event is sent by its days, and one by a clock abroad', async ({ page }) => {
      for (const [choose, expected] of [
        [
          async (form: Locator) => form.getByText(t.eventForm.fields.allDay.label).click(),
          { allDay: true, timeZone: null, startDate: expect.stringContaining(`${soon}T00:00:00`) },
        ],
        [
          async (form: Locator) => {
            await form.getByLabel(t.eventForm.fields.timeZone.label).selectOption('Asia/Tokyo')
          },
          { allDay: false, timeZone: 'Asia/Tokyo', startDate: `${soon}T09:00:00+09:00` },
        ],
      ] as const) {
        const dialog = await openEventForm(page, visit)
        await fillEventForm(
          dialog,
          visit,
          typedEvent(`By Its Clock ${crypto.randomUUID().slice(0, 8)}`, soon),
        )
        await choose(dialog)
        const sent = page.waitForRequest('**/api/submissions')
        await dialog.getByRole('button', { name: t.eventForm.submit }).click()
        expect((await sent).postDataJSON()).toMatchObject(expected)
        await expect(page).toHaveURL(/\/awaiting-approval\?/)
      }
    })

    test.describe('without its script', () => {
      test.use({ expectedErrors: [/ERR_FAILED|Error hydrating/] })

      test('a form is posted, and the page answers', async ({ page }) => {
        await page.route('**/_astro/ContactForm*', (route) => route.abort())
        await page.goto(path('/contact'))
        const main = page.getByRole('main')
        await main.getByLabel(t.contact.name).fill('Noa')
        await main.getByLabel(t.contact.email).fill('noa@example.com')
        await main.getByRole('textbox', { name: t.contact.message }).fill('Hello')
        await page.getByRole('button', { name: t.contact.submit }).click()
        await expect(page).toHaveURL(/\/contact#sent$/)
      })
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
      const release = await holdScript(page, 'CorrectionForm')
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

/** Keeps the script of an island from arriving until it is released. */
async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/_astro/${name}*.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
