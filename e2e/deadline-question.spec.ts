import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { formatDate } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { withClient } from '../server/database/client.ts'
import { runningDatabaseUrl } from '../server/database/embedded.ts'
import { approve, submit } from './support/api.ts'
import { addressIn, mailTo } from './support/mails.ts'
import { expect, expectAccessible, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('a call that closes soon')
const words = t.deadlineQuestion

const today = dayKeyOf(new Date(), 'UTC')
const inDays = (days: number) => addDays(today, days)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 4(?:04|22)/] })

  test(
    'a call that closes soon is asked about by mail, and extended by a page of one question',
    main,
    async ({ page, request, ownProduct, browser }) => {
      const organizerEmail = `organizer-${crypto.randomUUID().slice(0, 8)}@example.com`
      const title = `Flags ${crypto.randomUUID().slice(0, 8)}`
      const id = await submit(request, title, `${inDays(60)}T18:00:00+02:00`, {
        organizerEmail,
        locale,
        deadlines: [{ kind: 'callForPapers', day: inDays(1) }],
      })
      const event = await approve(request, id)
      await askNow(ownProduct.dataDir)
      const mail = await mailTo(ownProduct, organizerEmail, 'deadlineQuestion')
      expect(mail.subject).toContain(title)

      await test.step('its link opens a page of one question, kept nowhere', async () => {
        const opened = await page.goto(addressIn(mail, '/deadline/'))
        expect(opened?.headers()).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
        })
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
        const withScripts = await browser.newPage({ javaScriptEnabled: true })
        await withScripts.goto(page.url())
        await expectAccessible(withScripts)
        await withScripts.close()
      })

      await test.step('a day that is no later is refused', async () => {
        await page.getByLabel(words.day).fill(inDays(1))
        await page.getByRole('button', { name: words.extend, exact: true }).click()
        await expect(page.getByText(words.errors.notLater)).toBeVisible()
      })

      await test.step('a later one extends it, which the page of the event says', async () => {
        await page.getByLabel(words.day).fill(inDays(9))
        await page.getByRole('button', { name: words.extend, exact: true }).click()
        await expect(page.getByRole('heading', { name: words.extendedTitle })).toBeVisible()
        const { deadlines } = (await (await request.get(`/api/events/${event}`)).json()) as CalendarEvent
        expect(deadlines).toMatchObject([{ day: inDays(9), extendedFrom: inDays(1) }])
        await page.getByRole('link', { name: words.eventLink }).click()
        await expect(page.getByRole('main')).toContainText(
          fill(locale, t.eventPage.extended, { date: formatDate(locale, inDays(1)) }),
        )
      })
    },
  )
})

test('a link that asks about no deadline has no page', async ({ request }) => {
  expect((await request.get(path('/deadline/x.y.z'))).status()).toBe(404)
})

/** The clock of the timetable strikes: what is due is asked. */
async function askNow(dataDir: string): Promise<void> {
  await withClient(await runningDatabaseUrl(dataDir), async (client) => {
    await client.query(`select from graphile_worker.add_job('ask-about-deadlines', '{}'::json)`)
  })
}
