import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { submit } from './support/api.ts'
import { fillContactForm } from './support/contact-form.ts'
import { field, fillEventForm, openEventForm, typedEvent } from './support/event-form.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { addressIn, mailTo } from './support/mails.ts'
import { expect, main, test, visitIn, visitInTurn } from './support/test.ts'

const someone = () => `held-${crypto.randomUUID()}@example.com`
const soon = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 30)

const visit = visitInTurn('forms')
const { locale, t, path } = visit

test('what is typed before the newsletter’s script comes is sent with the first press of Enter', async ({ page }) => {
  const letThrough = await holdScripts(page, 'react', 'client', 'NewsletterForm')
  await page.goto(path('/contact'))
  const newsletter = page.getByRole('form', { name: t.newsletter.formLabel })
  await newsletter.getByLabel(t.newsletter.fullName).fill('Noa')
  await newsletter.getByLabel(t.newsletter.email).fill(someone())
  await page.keyboard.press('Enter')
  letThrough()
  await expect(page.locator('#subscribed')).toContainText('Noa')
  await expect(page).toHaveURL(new RegExp(`${path('/contact')}$`))
})

test('what is typed and chosen before the contact form’s script comes is sent with the first press', async ({
  page,
}) => {
  const letThrough = await holdScripts(page, 'ContactForm')
  await page.goto(path('/contact'))
  const form = page.getByRole('main')
  await fillContactForm(page, visit, 'The date is wrong.')
  await form.getByLabel(t.contact.category).selectOption('bug')
  const sent = page.waitForRequest('**/api/contact')
  await page.getByRole('button', { name: t.contact.submit }).click()
  letThrough()
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Noa',
    email: 'noa@example.com',
    category: 'bug',
    message: 'The date is wrong.',
  })
  await expect(page.getByRole('status').filter({ hasText: t.toasts.contact.sent.title })).toBeVisible()
  await expect(form.getByRole('textbox', { name: t.contact.message })).toHaveValue('')
})

test.describe('where a form’s script cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Error hydrating/] })

  test('a message and a subscription are posted, and the page answers', async ({ page }) => {
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

test(
  'an event that is not sent yet survives closing its form, a reload and the other language',
  main,
  async ({ page }) => {
    const typed = typedEvent(`Half an Evening ${crypto.randomUUID().slice(0, 8)}`, soon)
    const dialog = await openEventForm(page, visit)
    await fillEventForm(dialog, visit, typed)
    await dialog.getByText(t.eventForm.fields.hasPrize.label).click()
    await dialog.getByRole('button', { name: t.eventForm.cancel }).click()
    await expect(dialog).toBeHidden()
    for (const reader of [visitIn(locale === 'en' ? 'he' : 'en'), visit]) {
      const again = await openEventForm(page, reader)
      const { fields } = reader.t.eventForm
      await expect(field(again, fields.title.label)).toHaveValue(typed.title)
      await expect(field(again, fields.description.label)).toHaveValue(typed.description)
      await expect(again.getByLabel(fields.startDate.label).first()).toHaveValue(typed.day)
      await expect(again.getByRole('radio', { name: reader.t.common.types.conference })).toBeChecked()
      await expect(again.getByLabel(fields.hasPrize.label)).toBeChecked()
    }
  },
)

test('a correction says in place what is wrong, keeps what was changed before its script came, and is saved', async ({
  page,
  request,
  ownProduct,
}) => {
  const organizerEmail = `organizer-${crypto.randomUUID().slice(0, 8)}@example.com`
  const title = `Corrected in Place ${crypto.randomUUID().slice(0, 8)}`
  const details = { organizerEmail, locale, description: 'Talks.' }
  await submit(request, title, '2027-03-04T18:00:00+02:00', details)
  const link = addressIn(await mailTo(ownProduct, organizerEmail, 'submissionReceived'), '/submission/')
  const letThrough = await holdScripts(page, 'CorrectionForm')
  await page.goto(`${link}?step=correct`)
  const form = page.getByRole('main')
  const { fields } = t.eventForm
  await field(form, fields.description.label).fill('Talks and a quiz.')
  await field(form, fields.title.label).fill('')
  const save = page.getByRole('button', { name: t.submissionLink.save })
  await save.click()
  letThrough()
  await expect(page.getByText(t.eventForm.errors.title)).toBeVisible()
  await expect(field(form, fields.title.label)).toBeFocused()
  await expect(field(form, fields.description.label)).toHaveValue('Talks and a quiz.')
  await field(form, fields.title.label).fill(`${title} too`)
  await expect(page.getByText(t.eventForm.errors.title)).toBeHidden()
  await save.click()
  await expect(page.getByText(t.submissionLink.corrected)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `${title} too` })).toBeVisible()
  await expect(form.getByText('Talks and a quiz.')).toBeVisible()
})
