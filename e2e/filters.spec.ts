import { addMonths, dayKeyOf, monthOf } from '@cyberluach/core/day-key'
import { countryLabel, formatMonth } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { Page } from '@playwright/test'
import { approve, submit } from './support/api.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`search, filters and cards, ${locale}`, () => {
    test('a type is chosen in the panel, stands in the address and lasts over a reload', async ({ page }) => {
      await page.goto(path('/'))
      await page.getByRole('button', { name: t.filters.toggle }).click()
      await page
        .getByRole('combobox', { name: t.filters.typeLabel })
        .selectOption({ label: t.common.types.ctf })
      await expect(page).toHaveURL(/[?&]type=ctf/)
      await expectOnly(page, 'ctf')
      await page.reload()
      await expectOnly(page, 'ctf')
      await expect(page.getByRole('combobox', { name: t.filters.typeLabel })).toHaveValue('ctf')
      await page.goBack()
      await expect(page).not.toHaveURL(/type=/)
    })

    test('a chip takes its filter away, and all go at once', async ({ page }) => {
      await page.goto(path('/?type=conference&location=online'))
      await page
        .getByRole('link', { name: t.common.types.conference, exact: false })
        .and(page.locator('.chip'))
        .click()
      await expect(page).not.toHaveURL(/type=/)
      await expect(page).toHaveURL(/location=online/)
      await page.getByRole('link', { name: t.filters.clearAll }).click()
      await expect(page).not.toHaveURL(/location=/)
      await expect(page.locator('.chip')).toHaveCount(0)
    })

    test('the search finds titles and says how many it left, and its button clears it', async ({ page }) => {
      await page.goto(path('/'))
      const title = await page.locator('.event-link').first().textContent()
      const search = page.getByRole('searchbox', { name: t.filters.searchLabel })
      await search.fill(title ?? '')
      await expect(page).toHaveURL(/[?&]q=/)
      await expect(page.locator('.event-link').first()).toHaveText(title ?? '')
      await page.getByRole('link', { name: t.filters.clearSearch }).click()
      await expect(search).toHaveValue('')
      await expect(search).toBeFocused()
      await expect(page).not.toHaveURL(/q=/)
    })

    test('what nothing matches is said, also of a text far too long', async ({ page }) => {
      await page.goto(path('/'))
      await page.getByRole('searchbox', { name: t.filters.searchLabel }).fill('x'.repeat(10_000))
      await expect(page.getByRole('status').filter({ hasText: t.calendar.emptyFiltered })).toBeVisible()
      await expect(page.locator('.event-row')).toHaveCount(0)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })

    for (const view of ['month', 'cards'] as const)
      for (const width of [390, 1440])
        test(`what is found in other months only is led to, in the ${view}, ${width} px`, async ({
          page,
          request,
        }) => {
          await page.setViewportSize({ width, height: 900 })
          const [before, after] = [monthsFromNow(-7), monthsFromNow(8)]
          const word = `Faraway${locale}${view}${width}`
          for (const [index, month] of [before, before, after].entries())
            await approve(request, await submit(request, `${word} ${index}`, `${month}-12T09:00:00+03:00`))
          await page.goto(path(view === 'cards' ? '/?view=cards' : '/'))
          await page.getByRole('searchbox', { name: t.filters.searchLabel }).fill(word)
          const nothing = page.locator('.nothing')
          await expect(nothing).toContainText(fill(locale, t.calendar.foundElsewhere, { n: 3 }))
          await expect(nothing).not.toContainText(t.calendar.emptyFiltered)
          const links = nothing.getByRole('link')
          await expect(links).toHaveText([inMonth(2, before), inMonth(1, after)])
          await links.last().click()
          await expect(page).toHaveURL(new RegExp(`month=${after}`))
          await expect(
            page
              .locator('[data-event]:visible')
              .filter({ hasText: `${word} 2` })
              .first(),
          ).toBeVisible()
          await expect(nothing).toBeEmpty()
        })

    test('it leads there without scripts, too', async ({ browser, baseURL, request }) => {
      const month = monthsFromNow(9)
      const word = `Plain${locale}`
      await approve(request, await submit(request, word, `${month}-12T09:00:00+03:00`))
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      await page.goto(path(`/?q=${word}`))
      await page.getByRole('link', { name: inMonth(1, month) }).click()
      await expect(page.locator('.event-row').filter({ hasText: word }).first()).toBeVisible()
      await context.close()
    })

    const monthsFromNow = (months: number) =>
      addMonths(monthOf(dayKeyOf(new Date(), 'Asia/Jerusalem')), months)
    const inMonth = (n: number, month: string) =>
      fill(locale, t.calendar.countInMonth, { n, month: formatMonth(locale, month) })

    test('a country is found by its name in the language of the page', async ({ page, browser, baseURL }) => {
      const answer = await page.request.get('/api/events?location=Israel&limit=1')
      const [event] = (await answer.json()) as { id: string; day: string }[]
      const month = `/?month=${monthOf(event?.day ?? '')}`
      const name = countryLabel(locale, 'Israel')
      const found = `.event-row a[href*="${event?.id}"]`
      await page.goto(path(month))
      await page.getByRole('searchbox', { name: t.filters.searchLabel }).fill(name)
      await expect(page).toHaveURL(/[?&]q=/)
      await expect(page.locator(found).first()).toBeAttached()
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const plain = await context.newPage()
      await plain.goto(path(`${month}&q=${encodeURIComponent(name)}`))
      await expect(plain.locator(found).first()).toBeAttached()
      await context.close()
    })

    test('cards show the same events, and open them', async ({ page }) => {
      await page.goto(path('/'))
      await page.getByRole('link', { name: t.calendar.viewCards }).click()
      await expect(page).toHaveURL(/view=cards/)
      const cards = page.locator('.calendar-cards .event-card')
      await expect(cards.first()).toBeVisible()
      await expect(page.getByRole('grid')).toHaveCount(0)
      await cards.first().getByRole('link').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })

    test('a filtered address is whole without scripts, and the form asks the server', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      await page.goto(path('/?type=ctf'))
      await expectOnly(page, 'ctf')
      await page.getByRole('combobox', { name: t.filters.typeLabel }).selectOption('conference')
      await page.getByRole('button', { name: t.filters.apply }).click()
      await expect(page).toHaveURL(/type=conference/)
      await expectOnly(page, 'conference')
      await context.close()
    })

    test('subscribing takes the filters and the language along', async ({ page, request }) => {
      const feed = (type: string) => `/events.ics?type=${type}${locale === 'he' ? '&lang=he' : ''}`
      const offersFeed = async (type: string) => {
        await page.getByRole('button', { name: t.calendar.subscribe }).click()
        const webcal = page.getByRole('menuitem', { name: t.calendar.subscribeIcs })
        await expect(webcal).toHaveAttribute('href', `webcal://${new URL(page.url()).host}${feed(type)}`)
        const google = page.getByRole('menuitem', { name: t.calendar.subscribeGoogle })
        const href = (await google.getAttribute('href')) ?? ''
        expect(new URL(href).searchParams.get('cid')).toBe(await webcal.getAttribute('href'))
        await page.keyboard.press('Escape')
      }
      await page.goto(path('/?type=ctf'))
      await offersFeed('ctf')
      await page.getByRole('combobox', { name: t.filters.typeLabel }).selectOption('conference')
      await expect(page).toHaveURL(/type=conference/)
      await offersFeed('conference')
      const calendar = await (await request.get(feed('conference'))).text()
      expect(calendar).toContain(`NAME:${t.common.brand} · ${t.common.typesPlural.conference}`)
    })

    test('the calendar to subscribe to is in the language of the page without scripts', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      const address = locale === 'he' ? '/events.ics?lang=he' : '/events.ics'
      await page.goto(path('/'))
      await expect(page.getByRole('link', { name: t.calendar.subscribe })).toHaveAttribute('href', address)
      await context.close()
    })
  })
}

async function expectOnly(page: Page, type: string): Promise<void> {
  await expect(page.locator('.event-row').first()).toBeAttached()
  await expect(page.locator(`.event-row:not([data-type="${type}"])`)).toHaveCount(0)
}
