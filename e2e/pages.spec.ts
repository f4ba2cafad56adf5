import { pageAddresses } from './support/addresses.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const otherPath = visitIn(locale === 'en' ? 'he' : 'en').path

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
    })

    test('the footer names the sources of the data, their licences and the version, and leads to all of it as a file', async ({
      page,
    }) => {
      await page.goto(path('/'))
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText('CC BY 4.0')
      const list = footer.getByRole('link', { name: '“{Cyber,Info}Sec Events by xsa”' })
      await expect(list).toHaveAttribute('href', 'https://github.com/xsa/infosec-events')
      for (const [name, href] of [
        [t.archive.exported.json, '/api/export.json'],
        [t.archive.exported.csv, '/api/export.csv'],
      ] as const)
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
      await expect(footer).toContainText('confs.tech')
      const [before = ''] = t.footer.creditModified.split('{')
      await expect(footer).toContainText(before.trim())
      await expect(footer).toContainText('1.0.0')
    })

    test('the frame of a page is that page’s, whatever was written of another before', async ({
      request,
    }) => {
      for (const address of [
        '/about',
        '/blog',
        '/stats',
        '/day/2026-12-07',
        '/stats?type=online-events',
        '/nothing',
        '/blog',
      ]) {
        const html = await (await request.get(path(address))).text()
        expect(html).not.toContain('held-back')
        const runtimes = [...html.matchAll(/customElements\.define\("astro-island"/g)]
        expect(runtimes).toHaveLength(1)
        expect(runtimes[0]?.index).toBeLessThan(html.indexOf('<astro-island'))
        const plain = address.split('?')[0]
        const current = [...html.matchAll(/href="([^"]+)" aria-current="page"/g)].map(([, href]) => href)
        const isInMenu = ['/about', '/blog'].includes(plain ?? '')
        expect(new Set(current)).toEqual(new Set(isInMenu ? [path(plain ?? '')] : []))
        expect(html).toContain(`href="${otherPath(address)}" lang=`)
      }
    })

    test('every page names its one address, its languages and what a shared link shows', async ({
      request,
    }) => {
      for (const address of ['/', '/stats?type=online-events', '/Terms-of-Service', '/day/2026-12-07']) {
        const html = await (await request.get(path(address))).text()
        const whole = `${process.env.E2E_ORIGIN}${path(address)}`
        expect(html).toContain(`<link rel="canonical" href="${whole}">`)
        for (const language of ['en', 'he', 'x-default']) expect(html).toContain(`hreflang="${language}"`)
        const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
        const answer = await request.get(image)
        expect(answer.headers()['content-type']).toBe('image/png')
        expect(html).toContain('name="twitter:card"')
      }
    })

    test('a category that does not exist shows the default one', async ({ page }) => {
      expect((await page.goto(path('/stats?type=nothing')))?.status()).toBe(200)
      const { title } = t.statsPage.types['events-this-month']
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })

    test('a category lists its events, which open in the dialog', async ({ page }) => {
      await page.goto(path('/stats?type=upcoming-events'))
      const card = page.getByRole('article').first().getByRole('link')
      const title = await card.textContent()
      await card.click()
      await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(title ?? '')
    })

    test('the privacy policy is in English, and says so in the language of the page', async ({ page }) => {
      await page.goto(path('/Privacy-Policy'))
      const sections = page.getByRole('article').locator('section')
      await expect(sections).toHaveCount(14)
      if (locale === 'en') return
      await expect(page.getByText(t.privacy.notice)).toBeVisible()
      await expect(page.locator('article section[lang="en"][dir="ltr"]')).toHaveCount(14)
    })

    test('the terms have eleven sections and a disclaimer', async ({ page }) => {
      await page.goto(path('/Terms-of-Service'))
      await expect(page.getByRole('article').locator('section')).toHaveCount(11)
      await expect(page.getByText(t.terms.disclaimer)).toBeVisible()
    })

    test('the mobile menu opens, keeps the focus and closes with Escape', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path('/'))
      const opener = page.getByRole('button', { name: t.chrome.menuOpen })
      await opener.click()
      await expect(page.getByRole('link', { name: t.chrome.nav.submit }).last()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    })

    test.describe('that do not exist', () => {
      test.use({ expectedErrors: [/404/] })

      test('answer 404 in the language of the address', async ({ page }) => {
        expect((await page.goto(path('/nowhere')))?.status()).toBe(404)
        await expect(page.getByRole('heading', { name: t.notFound.title })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
      })
    })
  })
}

test('every link of every page leads somewhere, in both languages', async ({ request }) => {
  test.slow()
  const links = new Map<string, string>()
  for (const { path } of bothLocales.map(visitIn))
    for (const address of await pageAddresses(request)) {
      const html = await (await request.get(path(address))).text()
      const found = [...linksOf(html)]
      // Every day of a month, in both languages, is asked for where its events are counted, and the lists of the
      // archive where it is walked through.
      const ofKinds = [isDay, isList].map((isOfKind) => found.find(isOfKind))
      for (const link of found.filter((each) => !(isDay(each) || isList(each)) || ofKinds.includes(each)))
        if (!links.has(link)) links.set(link, path(address))
    }
  const checked = [...links].map(([link, on]) => ({ link, on }))
  while (checked.length > 0)
    await Promise.all(
      checked.splice(0, 6).map(async ({ link, on }) => {
        expect((await request.get(link)).status(), `${link} on ${on}`).toBe(200)
      }),
    )
})

test('the hidden way in is named by neither robots.txt nor the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = await (await request.get('/sitemap/pages.xml')).text()
  expect(robots).toContain(`Sitemap: ${process.env.E2E_ORIGIN}/sitemap.xml`)
  expect(sitemap).toContain(`<loc>${process.env.E2E_ORIGIN}/sitemap/pages.xml</loc>`)
  expect(pages).toContain(`<loc>${process.env.E2E_ORIGIN}/he/stats</loc>`)
  for (const text of [robots, sitemap, pages]) expect(text).not.toContain('purple-elephant-42')
})

const isDay = (link: string) => /\/day\/\d/.test(link)
const isList = (link: string) => /\/(?:archive|place|tag|organizer|series)\//.test(link)

/** The addresses of the site that a page links to. */
function linksOf(html: string): Set<string> {
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, link]) => link ?? '')
  return new Set(links.map((link) => link.replaceAll('&amp;', '&').replaceAll('&#38;', '&')))
}
