import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import { formatDate } from '@cyberluach/i18n/format'
import { closingWords } from '@cyberluach/i18n/closing-words'
import type { APIRequestContext, Page } from '@playwright/test'
import { approve, sharedProduct, signIn, submit } from './support/api.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const today = dayKeyOf(new Date(), 'UTC')
const inDays = (days: number) => addDays(today, days)

/** An event under a topic of its own, before which this closes; answers its address and the topic. */
async function published(request: APIRequestContext, deadlines: object[]) {
  const word = crypto.randomUUID().slice(0, 8)
  const id = await approve(request, await submit(request, `Flags of ${word}`, '2031-05-06T18:00:00+03:00'))
  await signIn(request)
  const headers = { origin: sharedProduct().origin }
  const data = { tags: [`topic ${word}`], deadlines }
  const answer = await request.patch(`/cms/api/events/${id}`, { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  const { url } = (await (await request.get(`/api/events/${id}`)).json()) as { url: string }
  return { url, title: `Flags of ${word}`, tag: `topic-${word}` }
}

const row = (page: Page, kind: string) => page.locator(`main li[data-kind=${kind}]`)

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const words = t.deadlines

  test.describe(`deadlines without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] })

    test('stand by what closes next, are narrowed by a form, and lead to their events', async ({
      page,
      request,
    }) => {
      const { url, title, tag } = await published(request, [
        { kind: 'registration', day: inDays(40), zone: 'Asia/Jerusalem' },
        { kind: 'callForPapers', day: inDays(3), extendedFrom: inDays(1), url: 'https://flags.example/cfp' },
        { kind: 'abstracts', day: inDays(-5) },
      ])
      await page.goto(path('/'))
      await page.locator(`footer a[href="${path('/deadlines')}"]`).click()
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await page.goto(path(`/deadlines?tag=${tag}`))
      await expect(page.getByLabel(words.tag, { exact: true })).toHaveValue(tag)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText(words.filteredTitle.split('{')[0] ?? '')
      await expect(heading).toContainText(tag.replace('-', ' '))
      await expect(page.locator('main li[data-kind]:visible')).toHaveCount(2)
      await expect(page.locator('main li[data-kind]:visible').first()).toContainText(
        t.eventPage.deadlineKinds.callForPapers,
      )
      const told = { closesAt: `${inDays(4)}T12:00:00Z`, isAnswer: false }
      await expect(row(page, 'callForPapers')).toContainText(
        closingWords(locale, words, told, new Date()) ?? '',
      )
      await expect(row(page, 'callForPapers')).toContainText(formatDate(locale, inDays(1)))
      await expect(
        row(page, 'callForPapers').getByRole('link', { name: new RegExp(`${words.go}.*${title}`) }),
      ).toHaveAttribute('href', 'https://flags.example/cfp')
      await expect(row(page, 'abstracts')).toBeHidden()
      await page.locator('main details summary').click()
      await expect(row(page, 'abstracts')).toContainText(words.closed)

      await page.getByLabel(words.kind, { exact: true }).selectOption('registration')
      await page.getByRole('button', { name: words.show, exact: true }).click()
      await expect(page).toHaveURL(/kind=registration/)
      await expect(page.locator('main li[data-kind]:visible')).toHaveCount(1)
      const feed = await page.getByRole('link', { name: words.feed }).getAttribute('href')
      const calendar = await (await request.get(feed ?? '')).text()
      expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)

      await row(page, 'registration').getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(new RegExp(`${path(url)}$`))
      await page.getByRole('link', { name: words.all }).click()
      await expect(page).toHaveURL(new RegExp(`${path('/deadlines')}$`))
    })

    test('that there are none of say so, and an address that cannot be is no page', async ({
      page,
      request,
    }) => {
      await page.goto(path('/deadlines?tag=nothing-of-the-kind'))
      await expect(page.getByRole('heading', { name: words.noneTitle })).toBeVisible()
      await expect(page.getByRole('link', { name: words.feed })).toBeHidden()
      await expect(page.getByRole('link', { name: words.showAll }).last()).toHaveAttribute(
        'href',
        path('/deadlines'),
      )
      for (const query of ['kind=papers', 'place=../x', 'page=0', 'page=999'])
        expect([query, (await request.get(path(`/deadlines?${query}`))).status()]).toEqual([query, 404])
    })
  })

  test.describe(`deadlines with scripts, ${locale}`, () => {
    test.use({ timezoneId: 'America/New_York' })

    test('tell the moment by the visitor’s clock, stay true as time goes by, and lead to calendars', async ({
      page,
      request,
    }) => {
      const { tag } = await published(request, [
        { kind: 'registration', day: inDays(6), at: `${inDays(6)}T15:00:00.000Z` },
      ])
      await page.clock.install()
      await page.goto(path(`/deadlines?tag=${tag}`))
      const registration = row(page, 'registration')
      await expect(registration).toContainText(words.ownTime.split('{')[0]?.trim() ?? '')
      await expect(registration).toContainText('10:00')
      await page.clock.setSystemTime(new Date(`${inDays(6)}T14:30:00Z`))
      await page.clock.runFor(61_000)
      await expect(registration).toContainText(words.closesSoon)
      await page.clock.setSystemTime(new Date(`${inDays(6)}T15:00:01Z`))
      await page.clock.runFor(61_000)
      await expect(registration).toContainText(words.closed)
      const app = page.getByRole('link', { name: t.home.subscribe.app })
      await expect(app).toHaveAttribute('href', /^webcal:.*\/deadlines\.ics\?tag=/)
    })
  })

  test(`the menu of calendars leads to that of deadlines, ${locale}`, async ({ page }) => {
    await page.goto(path('/'))
    await page.locator('#subscribe-button').click()
    await page.getByRole('link', { name: words.feedOnly }).click()
    await expect(page.getByRole('heading', { name: words.subscribeTitle })).toBeInViewport()
  })
}
