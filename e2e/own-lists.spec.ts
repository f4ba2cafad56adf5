import { messagesFor } from '@cyberluach/i18n/messages'
import { sharedProduct } from './support/api.ts'
import { expectSaid, keysListen } from './support/dashboard-tab.ts'
import { openDashboard } from './support/measured-product.ts'
import { queueOf, uniqueTitle } from './support/queues.ts'
import { serveList } from './support/served-list.ts'
import { expect, expectAccessible, main, test, visitInTurn } from './support/test.ts'

const { dashboardOwnLists: words, dashboardOffers: offers, dashboardSources: sources } = messagesFor('he')

test(
  'what the team keeps in its own list is published for others, and on the calendar soon after it is saved',
  main,
  async ({ page, request }) => {
    test.slow()
    const title = uniqueTitle('Own Evening')
    const pasted = uniqueTitle('Pasted Evening')
    await openDashboard(page, sharedProduct(), { tab: 'sources' })
    await queueOf(page).getByRole('radio', { name: sources.views.own }).click()
    await keysListen(page, 'sources')
    await page.keyboard.press('n')
    await expect(page.getByRole('textbox', { name: words.row.title })).toBeFocused()
    await page.keyboard.type(title)
    await page.getByLabel(new RegExp(`^${words.row.start}`)).fill('2027-03-04')
    await page.getByLabel(words.row.from, { exact: true }).fill('18:00')
    await page.getByRole('textbox', { name: words.row.city }).fill('Haifa')
    await expectAccessible(page)
    await queueOf(page).getByRole('button', { name: words.row.save }).click()
    await expectSaid(page, words.done.added)

    await test.step('lines of a spreadsheet are pasted', async () => {
      await queueOf(page).getByRole('button', { name: words.paste }).click()
      await page.getByRole('textbox', { name: words.pasting.text }).fill(`${pasted}\t\t5.3.2027`)
      await queueOf(page).getByRole('button', { name: words.pasting.add.one }).click()
      await expectSaid(page, words.done.pasted.one)
    })
    await test.step('the list is read at its address, by whoever wants to', async () => {
      const read = async () => (await request.get('/lists/israel.json')).json()
      await expect.poll(read).toMatchObject({
        events: expect.arrayContaining([
          expect.objectContaining({ title, start: '2027-03-04T18:00:00+02:00', country: 'Israel' }),
          expect.objectContaining({ title: pasted, start: '2027-03-05' }),
        ]),
      })
      const answer = await request.get('/lists/israel.json')
      const { etag = '', ...headers } = answer.headers()
      expect(headers['access-control-allow-origin']).toBe('*')
      const again = await request.get('/lists/israel.json', { headers: { 'if-none-match': etag } })
      expect(again.status()).toBe(304)
      expect((await request.get('/lists/nobody.json')).status()).toBe(404)
    })
    await test.step('its rows are events', async () => {
      for (const name of [title, pasted])
        await expect
          .poll(async () => ((await (await request.get('/api/events', { params: { q: name } })).json()) as []).length, {
            timeout: 60_000,
          })
          .toBe(1)
    })
  },
)

test(
  'an organizer offers their calendar without scripts, and an admin makes a source of it by one press',
  main,
  async ({ page, browser, baseURL }) => {
    const { t, path } = visitInTurn('calendar offer')
    const organizer = uniqueTitle('Night people')
    const list = await serveList([{ title: uniqueTitle('Offered Evening'), start: '2027-05-02' }])
    await test.step('the address is handed in', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      const visitor = await context.newPage()
      await visitor.goto(path('/submit/form'))
      await visitor.getByRole('link', { name: t.calendarOffer.link }).click()
      await visitor.getByRole('textbox', { name: t.calendarOffer.address }).fill(list.address)
      await visitor.getByRole('textbox', { name: t.calendarOffer.organizer }).fill(organizer)
      await visitor
        .getByRole('main')
        .getByRole('textbox', { name: t.calendarOffer.email })
        .fill('organizer@example.com')
      await visitor.getByRole('button', { name: t.calendarOffer.submit }).click()
      await expect(visitor).toHaveURL(/\/submit\/calendar#sent$/)
      await expect(visitor.getByText(t.calendarOffer.toasts.sent.title)).toBeVisible()
      await context.close()
    })
    await openDashboard(page, sharedProduct(), { tab: 'sources' })
    await queueOf(page).getByRole('radio', { name: sources.views.offers }).click()
    await queueOf(page).locator('[data-part=row]').filter({ hasText: organizer }).getByRole('button').first().click()
    await expectAccessible(page)
    await queueOf(page).getByRole('button', { name: offers.add }).click()
    await expectSaid(page, offers.done.added)
    await queueOf(page)
      .getByRole('radio', { name: new RegExp(`^${sources.views.sources}`) })
      .click()
    await expect(queueOf(page).locator('[data-part=row]').filter({ hasText: organizer })).toBeVisible()
    list.stop()
  },
)
