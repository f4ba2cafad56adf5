import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import { closingWords } from '@cyberluach/i18n/closing-words'
import type { APIRequestContext, Page } from '@playwright/test'
import { approve, sharedProduct, signIn, submit } from './support/api.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('deadlines')
const words = t.deadlines

const today = dayKeyOf(new Date(), 'UTC')
const inDays = (days: number) => addDays(today, days)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] })

  test(
    'deadlines stand by what closes next, are narrowed by a form, and lead to their events',
    main,
    async ({ page, request }) => {
      const { url, title, tag } = await published(request, [
        { kind: 'registration', day: inDays(40), zone: 'Asia/Jerusalem' },
        { kind: 'callForPapers', day: inDays(3), extendedFrom: inDays(1), url: 'https://flags.example/cfp' },
        { kind: 'abstracts', day: inDays(-5) },
      ])
      await test.step('found from every page, and narrowed to a topic by the address', async () => {
        await page.goto(path('/'))
        await page.locator(`footer a[href="${path('/deadlines')}"]`).click()
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
        await page.goto(path(`/deadlines?tag=${tag}`))
        await expect(page.getByLabel(words.tag, { exact: true })).toHaveValue(tag)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toContainText(words.filteredTitle.split('{')[0] ?? '')
        await expect(heading).toContainText(tag.replace('-', ' '))
      })

      await test.step('the next one first, with how long it is open; what closed is folded', async () => {
        const open = page.locator('main li[data-kind]:visible')
        await expect(open).toHaveCount(2)
        await expect(open.first()).toContainText(t.eventPage.deadlineKinds.callForPapers)
        const papers = row(page, 'callForPapers')
        const told = { closesAt: `${inDays(4)}T12:00:00Z`, isAnswer: false }
        // Since the page was made, an hour may have passed.
        const said = [0, 120_000].map((since) =>
          papers.getByText(closingWords(locale, words, told, new Date(Date.now() - since)) ?? '').first(),
        )
        await expect(said.reduce((one, other) => one.or(other)).first()).toBeVisible()
        await papers.locator('summary').click()
        await expect(papers).toContainText(formatDate(locale, inDays(1)))
        await expect(papers.getByRole('link', { name: new RegExp(`${words.go}.*${title}`) })).toHaveAttribute(
          'href',
          'https://flags.example/cfp',
        )
        await expect(row(page, 'abstracts')).toBeHidden()
        await page.locator('main details:not(li *) > summary').click()
        await expect(row(page, 'abstracts')).toContainText(words.closed)
      })

      await test.step('narrowed by the form, and subscribed to as narrowed', async () => {
        await page.getByLabel(words.kind, { exact: true }).selectOption('registration')
        await page.getByRole('button', { name: words.show, exact: true }).click()
        await expect(page).toHaveURL(/kind=registration/)
        await expect(page.locator('main li[data-kind]:visible')).toHaveCount(1)
        const feed = await page.getByRole('link', { name: words.feed }).getAttribute('href')
        const calendar = await (await request.get(feed ?? '')).text()
        expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
      })

      await test.step('to the event and back to all', async () => {
        await row(page, 'registration').locator('summary').click()
        await row(page, 'registration').getByRole('link', { name: title }).click()
        await expect(page).toHaveURL(new RegExp(`${path(url)}$`))
        await page.getByRole('link', { name: words.all }).click()
        await expect(page).toHaveURL(new RegExp(`${path('/deadlines')}$`))
      })
    },
  )

  test('where no deadline is found the page says so, and leads to all', async ({ page, request }) => {
    // Its only deadline has closed, and its event is over.
    const { tag } = await published(request, [{ kind: 'registration', day: '2020-01-01' }])
    await page.goto(path(`/deadlines?tag=${tag}&kind=callForPapers`))
    await expect(page.getByRole('heading', { name: words.noneTitle })).toBeVisible()
    await expect(page.getByRole('link', { name: words.feed })).toBeHidden()
    const all = page.getByRole('link', { name: words.showAll }).last()
    await expect(all).toHaveAttribute('href', path('/deadlines'))
  })
})

test('an address of deadlines that cannot be is no page', async ({ request }) => {
  for (const query of ['kind=papers', 'place=../x', 'place=atlantis', 'tag=nothing-of-the-kind', 'page=0', 'page=999'])
    expect([query, (await request.get(path(`/deadlines?${query}`))).status()]).toEqual([query, 404])
})

test.describe('a visitor in New York', () => {
  const timezoneId = 'America/New_York'
  test.use({ timezoneId })

  test('reads deadlines by their own clock, and they stay true as time goes by', main, async ({ page, request }) => {
    const closes = Date.parse(`${inDays(6)}T15:00:00.000Z`)
    const at = new Date(closes).toISOString()
    const { tag } = await published(request, [{ kind: 'registration', day: inDays(6), at }])
    await page.clock.install()
    await page.goto(path(`/deadlines?tag=${tag}`))
    const registration = row(page, 'registration')
    await expect(registration.locator('[data-moment]')).toContainText(formatTime(at, timezoneId))
    await registration.locator('summary').click()
    await expect(registration).toContainText(words.ownTime.split('{')[0]?.trim() ?? '')
    await expect(registration).toContainText(formatTime(at, timezoneId))
    for (const [now, said] of [
      [closes - 30 * 60_000, words.closesSoon],
      [closes + 1_000, words.closed],
    ] as const) {
      await page.clock.setSystemTime(now)
      await page.clock.runFor(61_000)
      await expect(registration).toContainText(said)
    }
  })
})

test('with scripts the list follows each choice in place, and keeps the focus', async ({ page, request }) => {
  const { title } = await published(request, [{ kind: 'registration', day: inDays(30) }])
  await page.goto(path('/deadlines'))
  await expect(page.getByRole('button', { name: words.show, exact: true })).toBeHidden()
  const kind = page.getByLabel(words.kind, { exact: true })
  await kind.focus()
  await kind.selectOption('registration')
  await expect(page).toHaveURL(/\?kind=registration$/)
  await expect(kind).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.eventPage.deadlineKinds.registration)
  await expect(page.locator('main li:not([data-kind=registration])[data-kind]')).toHaveCount(0)
  await expect(page.locator('main li').filter({ hasText: title })).toBeVisible()
  await page.getByRole('link', { name: words.showAll }).click()
  await expect(page).toHaveURL(new RegExp(`${path('/deadlines')}$`))
})

test('deadlines are subscribed to in a calendar program, from the menu of calendars on', async ({ page }) => {
  await page.goto(path('/'))
  await page.locator('#subscribe-button').click()
  await page.getByRole('link', { name: words.feedOnly }).click()
  await expect(page.getByRole('heading', { name: words.subscribeTitle })).toBeInViewport()
  await page.goto(path('/deadlines?kind=registration'))
  const app = page.getByRole('link', { name: t.home.subscribe.app })
  await expect(app).toHaveAttribute('href', /^webcal:.*\/deadlines\.ics\?kind=registration/)
})

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

function row(page: Page, kind: string) {
  return page.locator(`main li[data-kind=${kind}]`)
}
