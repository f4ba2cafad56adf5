import { pageAddresses } from './support/addresses.ts'
import { linksIn } from './support/crawl.ts'
import { bothLocales, expect, main, test, visitIn, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('pages')
const otherPath = visitIn(locale === 'en' ? 'he' : 'en').path

test.describe('the pages around the calendar', () => {
  test('tell machines what kind of page they are, in which language', async ({ request }) => {
    for (const [address, type] of [
      ['/submit', 'WebPage'],
      ['/faq', 'FAQPage'],
    ] as const) {
      const html = await (await request.get(path(address))).text()
      const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
      expect(JSON.parse(data), address).toMatchObject({ '@type': type, inLanguage: locale })
    }
  })

  test(
    'the footer names sources, licences and the version, and leads to the calendar as a file',
    main,
    async ({ page }) => {
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
    },
  )

  test('the frame of a page is that page’s, whatever was written of another before', async ({ request }) => {
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

  test('every page names its one address, its languages and what a shared link shows', main, async ({ request }) => {
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

  test('a category of the statistics lists its events, which open in the dialog', async ({ page }) => {
    await page.goto(path('/stats?type=upcoming-events'))
    const card = page.getByRole('article').first().getByRole('link')
    const title = (await card.textContent()) ?? ''
    expect(title.trim()).not.toBe('')
    await card.click()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(title)
  })

  test('the menu of a phone opens, closes with Escape and gives the focus back', main, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path('/'))
    const opener = page.getByRole('button', { name: t.chrome.menuOpen })
    await opener.click()
    await expect(page.getByRole('link', { name: t.chrome.nav.submit }).last()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
})

test('the privacy policy is in English, and says so in Hebrew', async ({ page }) => {
  const hebrew = visitIn('he')
  await page.goto(hebrew.path('/Privacy-Policy'))
  await expect(page.getByText(hebrew.t.privacy.notice)).toBeVisible()
  await expect(page.getByRole('article').locator('section')).toHaveCount(14)
  await expect(page.locator('article section[lang="en"][dir="ltr"]')).toHaveCount(14)
})

test.describe('pages that do not exist', () => {
  test.use({ expectedErrors: [/404/] })

  test('answer 404 in the language of the address', main, async ({ page }) => {
    for (const visit of bothLocales.map(visitIn)) {
      expect((await page.goto(visit.path('/nowhere')))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: visit.t.notFound.title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', visit.locale)
    }
  })

  test('are the topics and previews that cannot be, too', async ({ request }) => {
    for (const address of ['/blog?tag=%00', `/blog/a?preview=${'x'.repeat(400)}`])
      expect((await request.get(path(address))).status(), address).toBe(404)
  })

  test('have ways on, and one back', async ({ page }) => {
    await page.goto(path('/faq'))
    await page.goto(path('/nowhere'))
    const ways = page.getByRole('main')
    for (const [name, address] of [
      [t.notFound.home, '/'],
      [t.notFound.calendar, '/'],
      [t.notFound.about, '/about'],
      [t.notFound.contact, '/contact'],
      [t.notFound.submit, '/submit'],
    ] as const)
      await expect(ways.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute('href', path(address))
    await page.getByRole('button', { name: t.notFound.back }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/faq')}$`))
  })
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

test('every link of every page leads somewhere', async ({ request }) => {
  test.slow()
  const links = new Map<string, string>()
  for (const address of await pageAddresses(request)) {
    const found = linksIn(await (await request.get(path(address))).text(), path(address))
    // Every day of a month is asked for where its events are counted, the lists of the archive where it is walked
    // through, and every event by whoever follows every link.
    const ofKinds = [isDay, isList, isEvent].map((isOfKind) => found.find(isOfKind))
    const isOneOfMany = (link: string) => isDay(link) || isList(link) || isEvent(link)
    for (const link of found.filter((each) => !isOneOfMany(each) || ofKinds.includes(each)))
      if (!links.has(link)) links.set(link, path(address))
  }
  const checked = [...links].map(([link, on]) => ({ link, on }))
  expect(checked.length).toBeGreaterThan(50)
  while (checked.length > 0)
    await Promise.all(
      checked.splice(0, 6).map(async ({ link, on }) => {
        expect((await request.get(link)).status(), `${link} on ${on}`).toBe(200)
      }),
    )
})

const isDay = (link: string) => /\/day\/\d/.test(link)
const isList = (link: string) => /\/(?:archive|place|tag|organizer|series)\//.test(link)
const isEvent = (link: string) => /\/event\/|[?&]event=/.test(link)
