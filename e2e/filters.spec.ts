import { addMonths, dayKeyOf, monthOf } from '@cyberluach/core/day-key'
import { countryLabel, formatMonth } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext, Page } from '@playwright/test'
import { approve, submit } from './support/api.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const thisMonth = monthOf(dayKeyOf(new Date(), 'Asia/Jerusalem'))

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const inMonth = (n: number, month: string) =>
    fill(locale, t.calendar.countInMonth, { n, month: formatMonth(locale, month) })
  const eventIsrael = async (request: APIRequestContext) => {
    const answer = await request.get('/api/events?location=Israel&limit=1')
    const [event] = (await answer.json()) as { id: string; day: string }[]
    const month = monthOf(event?.day ?? '')
    return { month, name: countryLabel(locale, 'Israel'), row: `.event-row a[href*="${event?.id}"]` }
  }

  test.describe(`search, filters and cards, ${locale}`, () => {
    test('a type is chosen in the panel, stands in the address, lasts over a reload and goes along with who subscribes; a chip takes its filter away, and all go at once', async ({
      page,
      request,
    }) => {
      const type = page.getByRole('combobox', { name: t.filters.typeLabel })
      await page.goto(path('/'))
      await page.getByRole('button', { name: t.filters.toggle }).click()
      await type.selectOption({ label: t.common.types.ctf })
      await expect(page).toHaveURL(/[?&]type=ctf/)
      await expectOnly(page, 'ctf')
      await page.reload()
      await expectOnly(page, 'ctf')
      await expect(type).toHaveValue('ctf')

      const feed = (chosen: string) => `/events.ics?type=${chosen}${locale === 'he' ? '&lang=he' : ''}`
      const offersFeed = async (chosen: string) => {
        await page.getByRole('button', { name: t.calendar.subscribe }).click()
        const webcal = page.getByRole('menuitem', { name: t.calendar.subscribeIcs })
        await expect(webcal).toHaveAttribute('href', `webcal://${new URL(page.url()).host}${feed(chosen)}`)
        const google = page.getByRole('menuitem', { name: t.calendar.subscribeGoogle })
        const href = (await google.getAttribute('href')) ?? ''
        expect(new URL(href).searchParams.get('cid')).toBe(await webcal.getAttribute('href'))
        await page.keyboard.press('Escape')
      }
      await offersFeed('ctf')
      await page.goBack()
      await expect(page).not.toHaveURL(/type=/)
      await type.selectOption('conference')
      await expect(page).toHaveURL(/type=conference/)
      await offersFeed('conference')
      const calendar = await (await request.get(feed('conference'))).text()
      expect(calendar).toContain(`NAME:${t.common.brand} · ${t.common.typesPlural.conference}`)

      await page.getByRole('combobox', { name: t.filters.locationLabel }).selectOption('online')
      await expect(page).toHaveURL(/location=online/)
      await page
        .getByRole('link', { name: t.common.types.conference, exact: false })
        .and(page.locator('[data-part=chip]'))
        .click()
      await expect(page).not.toHaveURL(/type=/)
      await expect(page).toHaveURL(/location=online/)
      await page.getByRole('link', { name: t.filters.clearAll }).click()
      await expect(page).not.toHaveURL(/location=/)
      await expect(page.locator('[data-part=chip]')).toHaveCount(0)
    })

    test('the search finds titles and countries by their names in the language of the page, its button clears it, and what nothing matches is said, also of a text far too long; cards show the same events, and open them', async ({
      page,
      request,
    }) => {
      const { month, name, row } = await eventIsrael(request)
      const search = page.getByRole('searchbox', { name: t.filters.searchLabel })
      await page.goto(path(`/?month=${month}`))
      await search.fill(name)
      await expect(page).toHaveURL(/[?&]q=/)
      await expect(page.locator(row).first()).toBeAttached()
      await page.getByRole('link', { name: t.filters.clearSearch }).click()
      await expect(search).toHaveValue('')
      await expect(search).toBeFocused()
      await expect(page).not.toHaveURL(/q=/)

      const title = await page.locator('#month-grid [data-event]').first().textContent()
      await search.fill(title ?? '')
      await expect(page).toHaveURL(/[?&]q=/)
      await expect(page.locator('#month-grid [data-event]').first()).toHaveText(title ?? '')
      await search.fill('x'.repeat(10_000))
      await expect(page.getByRole('status').filter({ hasText: t.calendar.emptyFiltered })).toBeVisible()
      await expect(page.locator('.event-row')).toHaveCount(0)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await page.getByRole('link', { name: t.filters.clearSearch }).click()

      await page.getByRole('link', { name: t.calendar.viewCards }).click()
      await expect(page).toHaveURL(/view=cards/)
      const cards = page.locator('[data-part=cards] article')
      await expect(cards.first()).toBeVisible()
      await expect(page.getByRole('grid')).toHaveCount(0)
      await cards.first().getByRole('link').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })

    test('what is found in other months only is led to, in the month and the cards, on a phone and on a wide screen', async ({
      page,
      request,
    }) => {
      const [before, after] = [addMonths(thisMonth, -7), addMonths(thisMonth, 8)]
      const word = `Faraway${locale}`
      for (const [index, month] of [before, before, after].entries())
        await approve(request, await submit(request, `${word} ${index}`, `${month}-12T09:00:00+03:00`))
      const nothing = page.locator('[data-part=nothing]')
      const isLedTo = async () => {
        await expect(nothing).toContainText(fill(locale, t.calendar.foundElsewhere, { n: 3 }))
        await expect(nothing).not.toContainText(t.calendar.emptyFiltered)
        const links = nothing.getByRole('link')
        await expect(links).toHaveText([inMonth(2, before), inMonth(1, after)])
        await links.last().click()
        await expect(page).toHaveURL(new RegExp(`month=${after}`))
        const found = page.locator('[data-event]:visible').filter({ hasText: `${word} 2` })
        await expect(found.first()).toBeVisible()
        await expect(nothing).toBeEmpty()
        await page.goBack()
        await expect(page).not.toHaveURL(/month=/)
      }
      await page.goto(path('/'))
      await page.getByRole('searchbox', { name: t.filters.searchLabel }).fill(word)
      await isLedTo()
      await page.setViewportSize({ width: 390, height: 900 })
      await isLedTo()
      await page.getByRole('link', { name: t.calendar.viewCards }).click()
      await expect(page).toHaveURL(/view=cards/)
      await isLedTo()
      await page.setViewportSize({ width: 1440, height: 900 })
      await isLedTo()
    })
  })

  test.describe(`search and filters without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a search leads to what is found in other months only, and finds a country by its name', async ({
      page,
      request,
    }) => {
      const far = addMonths(thisMonth, 9)
      const word = `Plain${locale}`
      await approve(request, await submit(request, word, `${far}-12T09:00:00+03:00`))
      await page.goto(path(`/?q=${word}`))
      await page.getByRole('link', { name: inMonth(1, far) }).click()
      await expect(page.locator('.event-row').filter({ hasText: word }).first()).toBeVisible()
      const { month, name, row } = await eventIsrael(request)
      await page.goto(path(`/?month=${month}&q=${encodeURIComponent(name)}`))
      await expect(page.locator(row).first()).toBeAttached()
    })

    test('a filtered address is whole, the form asks the server, and nothing offers what only the browser can do', async ({
      page,
    }) => {
      const type = page.getByRole('combobox', { name: t.filters.typeLabel, exact: true })
      await page.goto(path('/?type=ctf'))
      await expectOnly(page, 'ctf')
      await expect(type).toBeVisible()
      await expect(page.getByTitle(t.filters.savedHint)).toBeHidden()
      await type.selectOption('conference')
      await page.getByRole('button', { name: t.filters.apply }).click()
      await expect(page).toHaveURL(/type=conference/)
      await expectOnly(page, 'conference')
    })
  })
}

async function expectOnly(page: Page, type: string): Promise<void> {
  await expect(page.locator('.event-row').first()).toBeAttached()
  await expect(page.locator(`.event-row:not([data-type="${type}"])`)).toHaveCount(0)
}
