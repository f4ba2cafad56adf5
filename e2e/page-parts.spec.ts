import type { Locator, Page } from '@playwright/test'
import { figuresOf } from './support/figures.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)
  const main = (page: Page) => page.getByRole('main')
  const values = (texts: object) =>
    Object.entries(texts).flatMap(([, text]) => (typeof text === 'string' ? text : []))

  async function expectTexts(place: Locator, texts: string[]) {
    for (const text of texts)
      await expect(place.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
  }

  async function expectLinks(place: Locator, links: [name: string, address: string][]) {
    for (const [name, address] of links)
      await expect(place.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute(
        'href',
        path(address),
      )
  }

  test.describe(`the parts of the pages, ${locale}`, () => {
    test('/about has its mission, four features, three figures and the badges; its header leads to seven pages, and its footer has all its parts', async ({
      page,
    }) => {
      await page.goto(path('/about'))
      const { about } = t
      await expectTexts(main(page), [about.missionText, ...values(about.features), ...values(about.figures)])
      await expectTexts(main(page), [...values(about.technology), ...values(about.community)])
      const { nav } = t.chrome
      await expectLinks(page.getByRole('navigation', { name: nav.ariaLabel }), [
        [nav.home, '/'],
        [nav.submit, '/submit'],
        [nav.blog, '/blog'],
        [nav.about, '/about'],
        [nav.faq, '/faq'],
        [nav.contact, '/contact'],
        [nav.feedback, '/feedback'],
      ])
      const footer = page.getByRole('contentinfo')
      for (const part of [
        t.footer.socialTitle,
        t.footer.linksTitle,
        t.footer.sourcesTitle,
        t.footer.statsTitle,
      ])
        await expect(footer.getByRole('heading', { name: part })).toBeVisible()
      await expectTexts(footer, [t.newsletter.title, t.footer.sourceSync])
      await expectLinks(footer, [
        [t.footer.terms, '/Terms-of-Service'],
        [t.footer.accessibility, '/accessibility'],
        [t.footer.apiDocs, '/api/docs'],
        [t.footer.sitemap, '/sitemap'],
      ])
    })

    test('/contact has its methods, the response times and the security notice', async ({ page }) => {
      await page.goto(path('/contact'))
      const { contact } = t
      await expectLinks(main(page), [
        [contact.methodFeedback, '/feedback'],
        [contact.methodSubmit, '/submit'],
      ])
      await expectTexts(main(page), [
        contact.timesGeneralValue,
        contact.timesBugsValue,
        contact.timesCriticalValue,
        contact.securityText,
      ])
      const options = main(page).getByLabel(contact.category).getByRole('option')
      await expect(options).toHaveText(values(contact.categories))
    })

    test('/feedback asks for five ratings and names nine features', async ({ page }) => {
      await page.goto(path('/feedback'))
      const { feedback } = t
      for (const rating of ['overallRating', 'usabilityRating', 'contentRating', 'designRating'] as const) {
        await expect(page.getByRole('group', { name: feedback[rating] }).getByRole('radio')).toHaveCount(5)
      }
      await expect(
        page.getByRole('group', { name: feedback.recommendToOthers }).getByRole('radio'),
      ).toHaveCount(5)
      for (const feature of values(feedback.features))
        await expect(page.getByRole('checkbox', { name: feature })).toBeAttached()
      await expect(main(page).getByLabel(feedback.email)).toHaveAttribute('type', 'email')
    })

    test('/submit has its figures, four benefits, three steps, all types and the closing call', async ({
      page,
    }) => {
      await page.goto(path('/submit'))
      const { submitPage, common } = t
      const { label: _, ...figures } = submitPage.stats
      await expectTexts(main(page), [...values(figures), ...values(submitPage.benefits)])
      await expectTexts(main(page), [...values(submitPage.steps), submitPage.free, submitPage.approval24])
      const { ctf, conference, workshop, competition, ...others } = common.types
      const types = main(page).getByRole('region', { name: submitPage.typesTitle }).getByRole('listitem')
      await expect(types).toHaveText([ctf, conference, workshop, competition, values(others).join(', ')])
      await page.getByRole('link', { name: submitPage.learnMore }).click()
      await expect(page.getByRole('heading', { name: submitPage.benefitsTitle })).toBeInViewport()
    })

    test('/accessibility names the standard and leads to contact and feedback', async ({ page }) => {
      await page.goto(path('/accessibility'))
      const { accessibility } = t
      await expectTexts(main(page), [accessibility.standardText, ...values(accessibility.groups)])
      expect(accessibility.standardText).toContain('WCAG 2.1')
      await expectLinks(main(page), [
        [accessibility.contactButton, '/contact'],
        [accessibility.feedbackButton, '/feedback'],
      ])
    })

    test('/sitemap lists every kind of page and makes its claims', async ({ page }) => {
      await page.goto(path('/sitemap'))
      await expectTexts(main(page), values(t.sitemap.claims))
      const links = await main(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      await expect(main(page).getByRole('definition').first()).toHaveText(String(links.length))
      expect(links.length).toBeGreaterThanOrEqual(14)
      for (const address of ['/', '/submit', '/blog', '/about', '/faq', '/contact', '/feedback', '/stats'])
        expect(links).toContain(path(address))
      for (const address of ['/Terms-of-Service', '/Privacy-Policy', '/accessibility', '/sitemap'])
        expect(links).toContain(path(address))
    })

    test('/Terms-of-Service has its other language, Israeli law and a way to contact', async ({ page }) => {
      await page.goto(path('/Terms-of-Service'))
      await expectTexts(main(page), [t.terms.sections.law.title])
      await expectLinks(main(page), [[t.terms.contactButton, '/contact']])
      await page.getByRole('link', { name: t.terms.otherLanguage, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'he' : 'en')
    })

    test('/awaiting-approval shows the number and the title it is given, and does without', async ({
      page,
    }) => {
      const text = t.awaitingApproval
      await page.goto(path('/awaiting-approval?id=4c51471e&title=Haifa+Night'))
      await expectTexts(main(page), [text.badge, 'Haifa Night', '4c51471e', text.text])
      await expectLinks(main(page), [
        [text.home, '/'],
        [text.another, '/submit'],
        [text.contact, '/contact'],
      ])
      await page.goto(path('/awaiting-approval'))
      await expectTexts(main(page), [text.headingFallback])
      await expect(main(page).getByText(text.submissionId)).toHaveCount(0)
    })

    test('/faq has six groups, and asks those without an answer to write', async ({ page }) => {
      await page.goto(path('/faq'))
      for (const group of values(t.faq.groups))
        await expect(main(page).getByRole('heading', { level: 2, name: group })).toBeVisible()
      await expectLinks(main(page), [[t.faq.promptButton, '/contact']])
    })

    test('a category says how many events of each kind it has', async ({ page }) => {
      await page.goto(path('/stats?type=popular-type'))
      const { total, ctf, conferences, workshops, competitions, others } = t.statsPage
      const summary = main(page).locator('dl')
      const names = [total, ctf, conferences, workshops, competitions, others]
      await expect(summary.locator('dt')).toHaveText(names)
      const figures = await figuresOf(summary)
      expect(figures[0]).toBeGreaterThan(0)
      expect(figures.slice(1).reduce((sum, figure) => sum + figure)).toBe(figures[0])
    })

    test('every page begins at its top, from wherever the last one was left', async ({ page }) => {
      await page.goto(path('/Privacy-Policy'))
      const footer = page.getByRole('contentinfo')
      for (const link of [t.footer.terms, t.footer.accessibility]) {
        await footer.getByRole('link', { name: link }).click()
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
        expect(await page.evaluate(() => scrollY)).toBe(0)
      }
    })

    test.describe('where nothing is', () => {
      test.use({ expectedErrors: [/404/] })

      test('there are ways on, and one back', async ({ page }) => {
        await page.goto(path('/faq'))
        await page.goto(path('/nowhere'))
        await expectLinks(main(page), [
          [t.notFound.home, '/'],
          [t.notFound.calendar, '/'],
          [t.notFound.about, '/about'],
          [t.notFound.contact, '/contact'],
          [t.notFound.submit, '/submit'],
        ])
        await page.getByRole('button', { name: t.notFound.back }).click()
        await expect(page).toHaveURL(new RegExp(`${path('/faq')}$`))
      })
    })
  })
}
