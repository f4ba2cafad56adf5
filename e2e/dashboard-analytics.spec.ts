import { messagesFor } from '@cyberluach/i18n/messages'
import { formatNumber } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { fixedVisits, sumsOf } from './support/fixed-visits.ts'
import { expectSaid } from './support/dashboard-tab.ts'
import { growToPage } from './support/grow-to-page.ts'
import {
  forgetVisits,
  openDashboard,
  signInBeforehand,
  turnTo,
  visit,
  writeFixedVisits,
} from './support/measured-product.ts'
import type { ProvidedProduct } from './support/on-demand.ts'
import { listens } from './support/panel.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { isMainLook, pictureThemes, widths } from './support/pictures.ts'
import { sessionOf } from './support/session.ts'
import { desktop, figure, items, loadedOn, panel, period, phone, tablet, traffic } from './support/traffic-screen.ts'
import { bothLocales, expect, expectAccessible, main, test } from './support/test.ts'

const { dashboardAnalytics: texts, dashboard, dashboardEvents } = messagesFor('he')
const { cards } = texts
let product: ProvidedProduct

test.beforeAll(({ emptyProduct }) => void (product = emptyProduct))
test.beforeEach(({ page }) => page.clock.install({ time: picturedMorning }))

test.describe('before the first visit', () => {
  test.beforeEach(() => forgetVisits(product))

  test('each panel says that nothing was measured, nobody is active, and an export has nothing to save', async ({
    page,
  }) => {
    await openDashboard(page, product)
    for (const title of [cards.sessions, cards.active, cards.visitors, cards.views])
      await expect(figure(page, title)).toHaveText('0')
    await expect(figure(page, cards.duration)).toContainText('–')
    await expect(page.getByText(texts.chart.empty.day)).toBeVisible()
    await expect(page.getByText(texts.chart.emptyEver)).toBeVisible()
    for (const title of [texts.countries, texts.deviceTypes, texts.browsers, texts.pages.title])
      await expect(panel(page, title)).toContainText(texts.noneInPeriod)
    await expect(panel(page, texts.bounce.title)).toContainText(texts.noneInPeriod)
    await expect(panel(page, texts.durations.title)).toContainText(texts.noneInPeriod)
    await expect(panel(page, texts.hours.title)).toContainText(texts.hours.empty)
    await expect(panel(page, texts.activity.title)).toContainText(texts.activity.empty)
    await expect(traffic(page).getByRole('img')).toHaveCount(0)
    await expectAccessible(page)
    await growToPage(page)
    await expect(traffic(page)).toHaveScreenshot('he-1440-dashboard-analytics-empty.png')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('tab', { name: dashboard.tabs.users }).click()
    await expect(page.getByRole('heading', { name: texts.users.emptyTitle })).toBeVisible()
    await expect(page.getByText(texts.users.emptyText)).toBeVisible()
    await expect(page.getByText(texts.users.none)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: dashboard.tabs.analytics }).click()
    await page.getByRole('button', { name: texts.actions.export }).click()
    await expectSaid(page, texts.noExport)
  })
})

test.describe('after three visits', () => {
  test.beforeAll(async ({ browser, request }) => {
    await forgetVisits(product)
    await visit(browser, product, { userAgent: desktop, pages: ['/about', '/contact', '/faq'] })
    await visit(browser, product, { userAgent: phone, pages: ['/he/faq'] })
    await visit(browser, product, { userAgent: tablet, pages: ['/submit', '/about'] })
    // The dashboard reads twice a minute only: what is on its way would be missed.
    const { token } = await sessionOf(request, product)
    const headers = { authorization: `Bearer ${token}` }
    const overview = `${product.origin}/api/sys/stats/overview?timeframe=day`
    await expect
      .poll(async () => (await request.get(overview, { headers })).json())
      .toMatchObject({ totalSessions: 3, pageViews: 6 })
  })

  test('their numbers stand on the screen exactly, and the export holds each visit', main, async ({ page }) => {
    await openDashboard(page, product)
    await expect(figure(page, cards.sessions)).toHaveText('3')
    await expect(figure(page, cards.active)).toHaveText('3')
    await expect(figure(page, cards.visitors)).toHaveText('3')
    await expect(figure(page, cards.views)).toHaveText('6')
    await expect(items(page, texts.countries)).toHaveText([/רשת מקומית.*3$/])
    await expect(items(page, texts.deviceTypes)).toHaveCount(3)
    for (const device of Object.values(texts.devices))
      await expect(items(page, texts.deviceTypes).filter({ hasText: device })).toHaveText(/1$/)
    for (const browser of ['Microsoft Edge', 'Chrome', 'Safari'])
      await expect(items(page, texts.browsers).filter({ hasText: browser })).toHaveText(/1$/)
    await expect(panel(page, texts.bounce.title)).toContainText(fill('he', texts.countOf, { n: 1, total: 3 }))
    // Three visits are too few for anything but their counts.
    await expect(traffic(page)).not.toContainText('%')
    await expect(figure(page, cards.duration)).toContainText('–')
    await expect(panel(page, texts.durations.title).getByText(texts.durations.mean, { exact: true })).toHaveCount(0)
    await expect(panel(page, texts.hours.title).getByRole('rowheader', { name: texts.hours.average })).toHaveCount(0)
    const pages = page.getByRole('table', { name: texts.pages.title })
    await expect(pages.getByRole('row', { name: '/about ', exact: false }).first()).toContainText('2')
    await expect(pages.getByRole('row')).toHaveCount(6)
    await expect(items(page, texts.activity.title)).toHaveCount(3)
    // Without a period before there is nothing to compare with.
    await expect(page.getByRole('article').getByText('לעומת')).toHaveCount(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.actions.export }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^visits_day_\d{4}-\d{2}-\d{2}\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
    expect(lines).toHaveLength(4)
  })

  test('each is on the list of active users, without an address, and a new one comes by itself', async ({
    page,
    browser,
  }) => {
    await openDashboard(page, product, { tab: 'users' })
    const rows = page.getByRole('table', { name: texts.users.caption }).getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.filter({ hasText: texts.devices.desktop })).toContainText('Microsoft Edge')
    await expect(rows.filter({ hasText: texts.devices.desktop })).toContainText('3')
    await expect(rows.filter({ hasText: texts.devices.mobile })).toContainText('Android')
    await expect(rows.filter({ hasText: texts.devices.tablet })).toContainText(texts.places.unknownCity)
    await expect(page.getByText(texts.users.addresses)).toBeVisible()
    await expect(page.getByRole('tabpanel')).not.toContainText('127.0.0.1')
    await page.clock.fastForward(60_000)
    await expect(rows.first().getByText(/לפני/).or(rows.nth(1).getByText(/לפני/)).first()).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('tab', { name: dashboard.tabs.analytics }).click()
    await expect(figure(page, cards.sessions)).toHaveText('3')
    await visit(browser, product, { userAgent: `${desktop} Again/1.0`, pages: ['/faq'] })
    await expect(async () => {
      await page.clock.fastForward(31_000)
      await expect(figure(page, cards.sessions)).toHaveText('4', { timeout: 2_000 })
    }).toPass()
  })
})

test.describe('with the visits of two days', () => {
  const visits = fixedVisits(Date.parse(picturedMorning))
  const begins = Date.parse(picturedMorning) - 24 * 3_600_000
  const day = sumsOf(visits.filter(([first]) => first && first.first >= begins))
  const before = sumsOf(visits.filter(([first]) => first && first.first < begins))

  test.beforeAll(() => writeFixedVisits(product))

  test.describe(() => {
    test.use({ expectedErrors: [/ERR_FAILED/] })

    test('figures and the chart are those of the visits, by keyboard, too, and stay while readings fail', async ({
      page,
    }) => {
      await openDashboard(page, product)
      await test.step('totals, changes and shares are those of the visits', async () => {
        await expect(figure(page, cards.sessions)).toHaveText(formatNumber(day.visits))
        await expect(figure(page, cards.views)).toHaveText(formatNumber(day.views))
        const change = ((day.visits - before.visits) / before.visits) * 100
        await expect(panel(page, cards.sessions)).toContainText(`+${change.toFixed(1)}%`)
        await expect(panel(page, cards.sessions)).toContainText(formatNumber(before.visits))
        for (const [index, [, count]] of day.countries.entries())
          await expect(items(page, texts.countries).nth(index)).toContainText(
            `${count}${((count / day.visits) * 100).toFixed(1)}%`,
          )
        await expect(panel(page, texts.bounce.title)).toContainText(`${((day.bounced / day.visits) * 100).toFixed(1)}%`)
        const pages = page.getByRole('table', { name: texts.pages.title })
        await expect(pages).toContainText(/1\.1\P{L}*שנ׳/u)
        await expect(pages.getByRole('row', { name: '/contact' })).toContainText(texts.pages.slow)
      })
      await test.step('the chart is read by arrow keys, from right to left, and as a table', async () => {
        const chart = page.getByRole('application')
        await expect(chart).toHaveAccessibleName(/מימין לשמאל/)
        await chart.focus()
        const tip = panel(page, texts.chart.hours.one).getByRole('status')
        await expect(tip).toContainText(texts.chart.views)
        const first = (await tip.textContent()) ?? ''
        await page.keyboard.press('ArrowLeft')
        await expect(tip).not.toHaveText(first)
        await page.keyboard.press('ArrowRight')
        await expect(tip).toHaveText(first)
        const now = page.getByText(texts.chart.now, { exact: true })
        await expect(now.filter({ visible: true }).first()).toBeVisible()
        await page.getByRole('button', { name: texts.chart.toTable }).click()
        const table = page.getByRole('table', { name: texts.chart.hours.one })
        await expect(table.getByRole('row')).toHaveCount(25)
        await expect(chart).toHaveCount(0)
        await expectAccessible(page)
      })
      await test.step('while readings fail it says so once, keeps the figures with their time, and recovers by itself', async () => {
        const total = formatNumber(day.visits)
        await expect(figure(page, cards.sessions)).toHaveText(total)
        await page.route('**/api/sys/stats/overview?*', (route) => route.abort())
        const alert = page.getByRole('alert').filter({ hasText: texts.failed })
        await expect(async () => {
          await page.clock.fastForward(31_000)
          await expect(alert).toHaveCount(1, { timeout: 1_000 })
        }).toPass()
        await expect(alert).toContainText(/\d{2}:\d{2}/)
        await expect(figure(page, cards.sessions)).toHaveText(total)
        await page.unroute('**/api/sys/stats/overview?*')
        await expect(async () => {
          await page.clock.fastForward(6_000)
          await expect(alert).toHaveCount(0, { timeout: 1_000 })
        }).toPass()
        await expect(figure(page, cards.sessions)).toHaveText(total)
      })
    })
  })

  test('period and filter are chosen by keyboard and remembered, and the quick actions lead where they say', async ({
    page,
  }) => {
    await openDashboard(page, product)
    await test.step('the period is chosen by keyboard, and stands in the address', async () => {
      await period(page, texts.timeframes.day).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(period(page, texts.timeframes.week)).toBeFocused()
      await expect(period(page, texts.timeframes.week)).toBeChecked()
      await expect(figure(page, cards.sessions)).toHaveText(formatNumber(day.visits + before.visits))
      await expect(page.getByRole('heading', { name: cards.visitorsByDay })).toBeVisible()
      await expect(page).toHaveURL(/[?&]period=week\b/)
    })
    await test.step('what is filtered out stays away, as the period stays, until all is shown again', async () => {
      await page.getByRole('button', { name: texts.actions.filter }).click()
      const dialog = page.getByRole('dialog', { name: texts.filter.title })
      await dialog.getByRole('checkbox', { name: texts.browsers }).uncheck()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: texts.filter.close }).click()
      await expect(panel(page, texts.browsers)).toHaveCount(0)

      await page.reload()
      await expect(period(page, texts.timeframes.week)).toBeChecked()
      await expect(page.getByText(texts.filter.hidden.one)).toBeVisible()
      await expect(panel(page, texts.countries)).toBeVisible()
      await expect(panel(page, texts.browsers)).toHaveCount(0)
      await page.getByRole('button', { name: texts.filter.showAll }).click()
      await expect(panel(page, texts.browsers)).toBeVisible()
      await expect(panel(page, texts.actions.title)).toBeVisible()
      await page.keyboard.press('f')
      await dialog.getByRole('radio', { name: texts.timeframes.month }).click()
      await page.keyboard.press('Escape')
      await expect(period(page, texts.timeframes.month)).toBeChecked()
      await expect(page.getByText(texts.compared.month)).toBeVisible()
      await expect(figure(page, cards.sessions)).toHaveText(formatNumber(day.visits + before.visits))
    })
    await test.step('the other quick actions lead where they say', async () => {
      const actions = panel(page, texts.actions.title)
      await test.step('one form adds an event, by key and by button; Back leads to the tab before', async () => {
        const form = page.getByRole('heading', { name: dashboardEvents.createTitle })
        const isOpen = (tab: 'analytics' | 'events') =>
          expect(page.getByRole('tab', { name: dashboard.tabs[tab] })).toHaveAttribute('aria-selected', 'true')
        await actions.getByRole('link', { name: texts.actions.addEvent }).click()
        await expect(form).toBeVisible()
        await isOpen('events')
        await page.getByRole('tab', { name: dashboard.tabs.contact }).click()
        await page.goBack()
        await isOpen('events')
        await page.goBack()
        await isOpen('analytics')
        await page.keyboard.press('n')
        await expect(form).toBeVisible()
        await page.goBack()
      })
      await actions.getByRole('button', { name: texts.actions.settings }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: texts.activity.all }).click()
      await expect(page.getByRole('tab', { name: dashboard.tabs.users })).toHaveAttribute('aria-selected', 'true')
    })
  })

  test('it adds at most 200 KB to what Payload’s own views load, the chart included', async ({ page }) => {
    await signInBeforehand(page, product)
    const shell = await loadedOn(page, async () => {
      await page.goto(`${product.origin}/admin/account`)
      await listens(page.locator('#action-save'))
    })
    const whole = await loadedOn(page, async () => {
      await page.goto(`${product.origin}/admin/dashboard`)
      await expect(page.getByRole('application')).toBeVisible()
      for (const tab of await page.getByRole('tab').all()) await tab.click()
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    })
    let bytes = 0
    for (const address of [...whole].filter((each) => !shell.has(each)))
      bytes += brotliCompressSync(await (await page.request.get(address)).text()).length
    expect(bytes / 1024).toBeLessThanOrEqual(200)
    // Without a library for charts it may all come with what every view of the panel loads.
    expect(whole.size, 'the dashboard was loaded').toBeGreaterThan(shell.size / 2)
  })

  for (const locale of bothLocales)
    test(`has nothing for axe to report, and looks as it did, ${locale}`, async ({ page }) => {
      const own = pictureThemes[locale]
      const region = page.getByRole('region', { name: messagesFor(locale).dashboardAnalytics.title })
      await openDashboard(page, product, { locale, theme: own })
      await expect(page.getByRole('application')).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        // The chart is drawn anew for its width.
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        if (isMainLook({ locale, width })) {
          await expectAccessible(page)
          await turnTo(page, own === 'dark' ? 'light' : 'dark')
          await expectAccessible(page, 'colours')
          await turnTo(page, own)
          await growToPage(page)
          await expect.soft(region).toHaveScreenshot(`${locale}-${width}-dashboard-analytics.png`)
        }
      }
    })
})
