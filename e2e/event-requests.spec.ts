import { approve, submit } from './support/api.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { addressIn, mailTo } from './support/mails.ts'
import { openDashboard } from './support/measured-product.ts'
import { queueOf, uniqueTitle } from './support/queues.ts'
import { bothLocales, expect, expectAccessible, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t } = visitIn(locale)
  const words = t.submissionLink
  const { requests } = visitIn('he').t.dashboardEvents

  test(`an organizer asks without scripts for a new date, an admin grants it in one press, and the page says so, ${locale}`, async ({
    page,
    request,
    ownProduct,
    browser,
  }) => {
    const organizerEmail = `organizer-${crypto.randomUUID().slice(0, 8)}@example.com`
    const title = uniqueTitle('Moving Evening')
    const id = await submit(request, title, '2027-03-03T18:00:00+02:00', { organizerEmail, locale })
    const event = await approve(request, id)
    const link = addressIn(await mailTo(ownProduct, organizerEmail, 'submissionPublished'), '/submission/')

    const context = await browser.newContext({ javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto(link)
    await reader.getByRole('link', { name: words.ask }).click()
    await reader.getByLabel(words.askStates.moved).check()
    await reader.getByRole('button', { name: words.askSend }).click()
    await expect(reader.getByText(t.validation.required).first()).toBeVisible()
    await expect(reader.getByLabel(words.askStates.moved)).toBeChecked()
    await reader.getByLabel(t.eventForm.fields.startDate.label).fill('2027-04-05')
    await reader.getByLabel(t.eventForm.fields.startTime.label).fill('19:00')
    await reader.getByLabel(words.askReason).fill('The hall is flooded')
    await reader.getByRole('button', { name: words.askSend }).click()
    await expect(reader.getByText(words.asked)).toBeVisible()
    await context.close()

    await page.goto(`${link}?step=event`)
    await page.getByLabel(words.askStates.moved).check()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(layoutFaults)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })

    await openDashboard(page, ownProduct, { tab: 'submissions' })
    const waiting = queueOf(page).locator('[data-part=event-requests]')
    await expect(waiting).toContainText('The hall is flooded')
    await expectAccessible(page)
    await waiting.getByRole('button', { name: new RegExp(`^${requests.grant}: .*${title}`) }).click()
    await expect(page.getByText(requests.granted)).toBeVisible()
    expect(await (await request.get(`/api/events/${event}`)).json()).toMatchObject({
      state: 'moved',
      day: '2027-04-05',
      former: { day: '2027-03-03' },
    })
    await page.goto(`${locale === 'he' ? '/he' : ''}/event/${event}`)
    await expect(page.getByText(t.dialog.stateNotes.moved)).toBeVisible()
    await expect(page.locator('[data-part=former] s')).toBeVisible()
  })
}
