import { bothLocales, expect, expectAccessible, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`the pages around the calendar, ${locale}`, () => {
    test('/submit tells what it is, to people and to machines', async ({ page }) => {
      await page.goto(path('/submit'))
      await expect(page).toHaveTitle(t.meta.submit.title)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/submit$/)
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
      )
      expect(data).toMatchObject({ '@type': 'WebPage', inLanguage: locale })
      for (const text of [t.submitPage.benefitsTitle, t.submitPage.stepsTitle, t.submitPage.typesTitle]) {
        await expect(page.getByRole('heading', { name: text })).toBeVisible()
      }
      await expectAccessible(page)
    })

    test('the footer names the sources of the data, their licences and the version', async ({ page }) => {
      await page.goto(path('/'))
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText('CC BY 4.0')
      await expect(footer).toContainText('https://github.com/xsa/infosec-events')
      await expect(footer).toContainText('confs.tech')
      await expect(footer).toContainText('1.0.0')
    })

    test('every link of the page leads somewhere', async ({ page, request }) => {
      for (const address of [path('/'), path('/submit')]) {
        await page.goto(address)
        const links = await page
          .locator('a[href^="/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        for (const link of new Set(links))
          expect((await request.get(link ?? '')).status(), `${link}`).toBe(200)
      }
    })

    test('nothing scrolls sideways on the narrowest phones', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      for (const address of ['/', '/submit', '/awaiting-approval?id=1&title=Night', '/day/2026-12-07']) {
        await page.goto(path(address))
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, address).toBeLessThanOrEqual(0)
      }
    })

    test('the mobile menu opens, keeps the focus and closes with Escape', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path('/'))
      const opener = page.getByRole('button', { name: t.chrome.menuOpen })
      await opener.click()
      await expect(page.getByRole('link', { name: t.chrome.nav.submit }).last()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    })

    test.describe('that do not exist', () => {
      test.use({ expectedErrors: [/404/] })

      test('answer 404 in the language of the address', async ({ page }) => {
        expect((await page.goto(path('/nowhere')))?.status()).toBe(404)
        await expect(page.getByRole('heading', { name: t.notFound.title })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expectAccessible(page)
      })
    })
  })
}
