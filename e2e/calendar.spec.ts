import { addMonths, monthOf, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatMonth } from '@cyberluach/i18n/format'
import { bothLocales, expect, main, test, visitIn, visitInTurn } from './support/test.ts'

const thisMonth = monthOf(dayKeyOf(new Date(), 'Asia/Jerusalem'))
const { locale, t, path } = visitInTurn('the month calendar')
const monthName = (month: string) => formatMonth(locale, month).split(' ')[0] ?? ''

test('months are turned in place, stay over a reload, and back and today lead to this one', main, async ({ page }) => {
  const next = addMonths(thisMonth, 1)
  const heading = page.getByRole('heading', { level: 2 }).first()
  const toNext = page.getByRole('link', { name: t.calendar.nextMonth })
  await page.goto(path('/'))
  await expect(page.locator('[aria-current="date"]')).toHaveCount(1)
  await toNext.click()
  await expect(page).toHaveURL(new RegExp(`month=${next}`))
  await expect(heading).toContainText(monthName(next))
  await page.reload()
  await expect(heading).toContainText(monthName(next))
  await page.goBack()
  await expect(heading).toContainText(monthName(thisMonth))

  await toNext.click()
  await expect(heading).toContainText(monthName(next))
  await page.getByRole('link', { name: t.calendar.todayButtonLabel }).click()
  await expect(page).not.toHaveURL(/month=/)
  await expect(heading).toContainText(monthName(thisMonth))
})

test('the language switch keeps the month', main, async ({ page }) => {
  const month = addMonths(thisMonth, 2)
  await page.goto(`/?month=${month}`)
  await page.getByRole('link', { name: 'עברית' }).click()
  await expect(page).toHaveURL(new RegExp(`/he\\?month=${month}`))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the calendar is complete without scripts, and its months are turned', main, async ({ page }) => {
    await page.goto(path('/'))
    await expect(page.getByRole('gridcell')).toHaveCount(42)
    await expect(page.getByRole('gridcell').getByRole('link').first()).toBeAttached()
    await page.getByRole('link', { name: t.calendar.nextMonth }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(monthName(addMonths(thisMonth, 1)))
  })
})

for (const each of bothLocales) {
  const visit = visitIn(each)

  test.describe(`the month calendar, ${each}`, () => {
    test('the arrows follow the reading direction, and stay where they are however long the month’s name is', async ({
      page,
    }) => {
      const leftOf = async (name: string) => (await page.getByRole('link', { name }).boundingBox())?.x ?? 0
      const arrowsIn = async (month: string) => {
        await page.goto(visit.path(`/?month=${month}`))
        await page.evaluate(() => document.fonts.ready)
        return [await leftOf(visit.t.calendar.previousMonth), await leftOf(visit.t.calendar.nextMonth)]
      }
      const [previous = 0, next = 0] = await arrowsIn('2027-05')
      expect(Math.sign(next - previous)).toBe(each === 'he' ? -1 : 1)
      expect(await arrowsIn('2027-09')).toEqual([previous, next])
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('the calendar to subscribe to is in the language of the page, and of the kinds that are chosen', async ({
        page,
      }) => {
        const { subscribe } = visit.t.home
        await page.goto(visit.path('/'))
        await page.getByRole('main').getByRole('button', { name: subscribe.button }).click()
        const panel = page.getByRole('dialog', { name: subscribe.title })
        await panel.getByText(visit.t.common.typesPlural.ctf).click()
        const asked = page.waitForRequest('**/events.ics?**')
        await panel.getByRole('button', { name: subscribe.file }).click()
        const { searchParams } = new URL((await asked).url())
        const language = each === 'he' ? { lang: 'he' } : {}
        expect(Object.fromEntries(searchParams)).toEqual({ ...language, type: 'ctf', location: 'all' })
      })
    })
  })
}
