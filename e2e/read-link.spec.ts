import { fill } from '@cyberluach/i18n/translate'
import { leadsTo, says, startWebServer, type WebServer } from '../cms/src/testing/web-server.ts'
import { messagesFor } from '@cyberluach/i18n/messages'
import { sharedProduct } from './support/api.ts'
import { field, openEventForm } from './support/event-form.ts'
import { openDashboard } from './support/measured-product.ts'
import { queueOf } from './support/queues.ts'
import { expect, expectAccessible, main, test, visitInTurn } from './support/test.ts'

let server: WebServer

const page = (event: object) =>
  says(`<title>Page</title><script type="application/ld+json">${JSON.stringify(event)}</script>`, {
    'content-type': 'text/html; charset=utf-8',
  })

const summit = {
  '@type': 'BusinessEvent',
  name: 'Northern Cloud Summit',
  description: 'Two days of talks.',
  startDate: '2027-03-03',
  endDate: '2027-03-04',
  location: { '@type': 'Place', name: 'Port', address: { addressLocality: 'Haifa', addressCountry: 'IL' } },
}

test.beforeAll(async () => {
  server = await startWebServer({
    '/summit': page(summit),
    '/night': page({
      '@type': 'Event',
      name: 'Night of Keys',
      startDate: '2027-04-01',
      location: 'https://stream.example',
    }),
    '/empty': says('<p>Hello'),
    '/away': leadsTo('http://169.254.169.254/latest/meta-data/'),
  })
})
test.afterAll(() => server.stop())

const visit = visitInTurn('read-link')
const { locale, t, path } = visit
const { readLink: words, eventForm } = t
const { fields } = eventForm
const mark = fill(locale, words.mark, { host: '127.0.0.1' })

test('a link fills the form, each field says so, and everything can be changed', main, async ({ page }) => {
  const dialog = await openEventForm(page, visit)
  await dialog.getByLabel(words.label).fill(`${server.origin}/summit`)
  await dialog.getByRole('button', { name: words.read }).click()
  const title = field(dialog, fields.title.label)
  await expect(title).toHaveValue('Northern Cloud Summit')
  await expect(title).toHaveAccessibleDescription(new RegExp(mark))
  await expect(field(dialog, fields.locationCity.label)).toHaveValue('Haifa')
  await expect(dialog.locator('[name=startDate]')).toHaveValue('2027-03-03')
  await expect(dialog.locator('[name=endDate]')).toHaveValue('2027-03-04')
  await expectAccessible(page)
  await title.fill('Mine')
  await expect(title).not.toHaveAccessibleDescription(new RegExp(mark))
  await dialog.getByLabel(words.label).fill(`${server.origin}/away`)
  await dialog.getByRole('button', { name: words.read }).click()
  await expect(dialog.getByText(words.failures.addressPrivate)).toBeVisible()
  await expect(title).toHaveValue('Mine')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 4\d\d/] })

  test('the form comes back filled; a second link replaces that, and nothing that was typed', async ({ page }) => {
    await page.goto(path('/submit/form'))
    const form = page.getByRole('main')
    const link = form.getByLabel(words.label)
    const read = form.getByRole('button', { name: words.read })
    const title = field(form, fields.title.label)
    await field(form, fields.locationVenue.label).fill('My hall')
    await link.fill(`${server.origin}/summit`)
    await read.click()
    await expect(title).toHaveValue('Northern Cloud Summit')
    await expect(title).toHaveAccessibleDescription(new RegExp(mark))
    await expect(field(form, fields.locationVenue.label)).toHaveValue('My hall')
    await field(form, fields.description.label).fill('My words.')
    await link.fill(`${server.origin}/night`)
    await read.click()
    await expect(title).toHaveValue('Night of Keys')
    await expect(form.locator('[name=endDate]')).toHaveValue('')
    await expect(form.locator('[name=isOnline]')).toBeChecked()
    await expect(field(form, fields.description.label)).toHaveValue('My words.')
    await link.fill(`${server.origin}/empty`)
    await read.click()
    await expect(form.getByText(fill(locale, words.nothing, { host: '127.0.0.1' }))).toBeVisible()
    await expect(title).toHaveValue('Night of Keys')
  })
})

test('in the dashboard, what is typed while a link is read stays', async ({ page }) => {
  const { readLink: words, eventForm, dashboardEvents } = messagesFor('he')
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/read-link', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await openDashboard(page, sharedProduct(), { tab: 'events' })
  await queueOf(page).getByRole('button', { name: dashboardEvents.create }).click()
  await page.getByLabel(words.label).fill(`${server.origin}/summit`)
  await page.getByRole('button', { name: words.read }).click()
  const title = page.getByLabel(new RegExp(`^${eventForm.fields.title.label}`)).first()
  await title.fill('Typed meanwhile')
  answer()
  await expect(page.getByLabel(new RegExp(`^${eventForm.fields.locationCity.label}`)).first()).toHaveValue('Haifa')
  await expect(title).toHaveValue('Typed meanwhile')
})
