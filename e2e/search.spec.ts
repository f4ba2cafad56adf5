import { addMonths, dayKeyOf, monthOf } from '@cyberluach/core/day-key'
import { countryLabel, formatMonth } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { approve, submit } from './support/api.ts'
import { bothLocales, expect, expectAccessible, test, visitIn } from './support/test.ts'

const thisMonth = monthOf(dayKeyOf(new Date(), 'Asia/Jerusalem'))
const [before, after] = [addMonths(thisMonth, -7), addMonths(thisMonth, 8)]

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test(`the key / leads to the search, what is typed is looked for over all dates, and Escape brings the month back, ${locale}`, async ({
    page,
    request,
  }) => {
    const word = `Faraway${locale}`
    for (const [index, month] of [before, before, after].entries())
      await approve(request, await submit(request, `${word} ${index}`, `${month}-12T09:00:00+03:00`))
    await page.goto(path('/'))
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: t.filters.searchLabel })
    await expect(search).toBeFocused()
    await page.keyboard.type(word)
    await expect(
      page.getByRole('status').filter({ hasText: fill(locale, t.search.found, { n: 3 }) }),
    ).toBeAttached()
    await expect(page.getByRole('heading', { level: 3, name: formatMonth(locale, after) })).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    const row = page.getByRole('link', { name: `${word} 2` })
    await expect(row).toHaveAttribute('href', new RegExp(`/event/faraway${locale}-2-`))
    const earlier = page.getByText(fill(locale, t.search.earlier, { count: '2' }))
    await expect(page.getByRole('link', { name: `${word} 0` })).toBeHidden()
    await earlier.click()
    await expect(page.getByRole('link', { name: `${word} 0` })).toBeVisible()
    await expectAccessible(page)
    await row.click()
    await expect(page.getByRole('dialog')).toContainText(`${word} 2`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await search.press('Escape')
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page).not.toHaveURL(/q=/)
    await search.fill('x'.repeat(10_000))
    await expect(page.getByRole('status').filter({ hasText: t.calendar.emptyFiltered })).toBeAttached()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test.describe(`search without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('the form asks the server for the same list, what was understood is taken away by its link, and a row leads to the page of its event', async ({
      page,
    }) => {
      await page.goto(path('/'))
      const search = page.getByRole('searchbox', { name: t.filters.searchLabel })
      const country = countryLabel(locale, 'Israel')
      await search.fill(`ctf ${country}`)
      await page.getByRole('button', { name: t.filters.apply, exact: true }).click()
      await expect(page).toHaveURL(/q=ctf/)
      await expect(page.locator('[data-part=search] [data-event]').first()).toBeAttached()
      const parts = page.getByRole('list', { name: t.search.understood })
      await parts.getByRole('link', { name: fill(locale, t.filters.removeChip, { value: country }) }).click()
      await expect(page).toHaveURL(/q=ctf$/)
      const row = page.locator('[data-part=search] [data-event]:visible').first()
      const href = (await row.getAttribute('href')) ?? ''
      await row.click()
      await expect(page).toHaveURL(href)
      await page.goto(path('/?q=zzzz-nothing'))
      await expect(
        page.locator('[data-part=search]').getByRole('link', { name: t.search.submit }),
      ).toBeVisible()
    })
  })
}
