import type { Locator, Page } from '@playwright/test'
import { figuresOf } from './support/figures.ts'
import { expect, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('page parts')
const mainOf = (page: Page) => page.getByRole('main')
const values = (texts: object) => Object.entries(texts).flatMap(([, text]) => (typeof text === 'string' ? text : []))

async function expectTexts(place: Locator, texts: string[]) {
  for (const text of texts) await expect(place.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
}

async function expectLinks(place: Locator, links: [name: string, address: string][]) {
  for (const [name, address] of links)
    await expect(place.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute('href', path(address))
}

test.describe('the parts of the pages', () => {
  test('/about has its mission, four features, three figures and the badges', async ({ page }) => {
    await page.goto(path('/about'))
    const { about } = t
    await expectTexts(mainOf(page), [about.missionText, ...values(about.features), ...values(about.figures)])
    await expectTexts(mainOf(page), [...values(about.technology), ...values(about.community)])
  })

  test('the header leads to seven pages, and the footer has all its parts', async ({ page }) => {
    await page.goto(path('/about'))
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
    for (const part of [t.footer.socialTitle, t.footer.linksTitle, t.footer.sourcesTitle, t.footer.statsTitle])
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
    await expectLinks(mainOf(page), [
      [contact.methodFeedback, '/feedback'],
      [contact.methodSubmit, '/submit'],
    ])
    await expectTexts(mainOf(page), [
      contact.timesGeneralValue,
      contact.timesBugsValue,
      contact.timesCriticalValue,
      contact.securityText,
    ])
    const options = mainOf(page).getByLabel(contact.category).getByRole('option')
    await expect(options).toHaveText(values(contact.categories))
  })

  test('/feedback asks for five ratings and names nine features', async ({ page }) => {
    await page.goto(path('/feedback'))
    const { feedback } = t
    for (const rating of ['overallRating', 'usabilityRating', 'contentRating', 'designRating'] as const) {
      await expect(page.getByRole('group', { name: feedback[rating] }).getByRole('radio')).toHaveCount(5)
    }
    await expect(page.getByRole('group', { name: feedback.recommendToOthers }).getByRole('radio')).toHaveCount(5)
    for (const feature of values(feedback.features))
      await expect(page.getByRole('checkbox', { name: feature })).toBeAttached()
    await expect(mainOf(page).getByLabel(feedback.email)).toHaveAttribute('type', 'email')
  })

  test('/submit has its figures, four benefits, three steps, all types and the closing call', async ({ page }) => {
    await page.goto(path('/submit'))
    await expect(page).toHaveTitle(t.meta.submit.title)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/submit$/)
    const { submitPage, common } = t
    const { label: _, ...figures } = submitPage.stats
    for (const text of [submitPage.benefitsTitle, submitPage.stepsTitle, submitPage.typesTitle])
      await expect(page.getByRole('heading', { name: text })).toBeVisible()
    await expectTexts(mainOf(page), [...values(figures), ...values(submitPage.benefits)])
    await expectTexts(mainOf(page), [...values(submitPage.steps), submitPage.free, submitPage.approval24])
    const { ctf, conference, workshop, competition, ...others } = common.types
    const types = mainOf(page).getByRole('region', { name: submitPage.typesTitle }).getByRole('listitem')
    await expect(types).toHaveText([ctf, conference, workshop, competition, values(others).join(', ')])
    await page.getByRole('link', { name: submitPage.learnMore }).click()
    await expect(page.getByRole('heading', { name: submitPage.benefitsTitle })).toBeInViewport()
  })

  test('/accessibility names the standard and leads to contact and feedback', async ({ page }) => {
    await page.goto(path('/accessibility'))
    const { accessibility } = t
    await expectTexts(mainOf(page), [accessibility.standardText, ...values(accessibility.groups)])
    expect(accessibility.standardText).toContain('WCAG 2.1')
    await expectLinks(mainOf(page), [
      [accessibility.contactButton, '/contact'],
      [accessibility.feedbackButton, '/feedback'],
    ])
  })

  test('/sitemap lists every kind of page and makes its claims', async ({ page }) => {
    await page.goto(path('/sitemap'))
    await expectTexts(mainOf(page), values(t.sitemap.claims))
    const links = await mainOf(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    await expect(mainOf(page).getByRole('definition').first()).toHaveText(String(links.length))
    expect(links.length).toBeGreaterThanOrEqual(14)
    for (const address of ['/', '/submit', '/blog', '/about', '/faq', '/contact', '/feedback', '/stats'])
      expect(links).toContain(path(address))
    for (const address of ['/Terms-of-Service', '/Privacy-Policy', '/accessibility', '/sitemap'])
      expect(links).toContain(path(address))
  })

  test('/Terms-of-Service has eleven sections, a disclaimer, its other language and a way to contact', async ({
    page,
  }) => {
    await page.goto(path('/Terms-of-Service'))
    await expect(page.getByRole('article').locator('section')).toHaveCount(11)
    await expectTexts(mainOf(page), [t.terms.disclaimer, t.terms.sections.law.title])
    await expectLinks(mainOf(page), [[t.terms.contactButton, '/contact']])
    await page.getByRole('link', { name: t.terms.otherLanguage, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'he' : 'en')
  })

  test('/awaiting-approval shows the number and the title it is given, and does without', async ({ page }) => {
    const text = t.awaitingApproval
    await page.goto(path('/awaiting-approval?id=4c51471e&title=Haifa+Night'))
    await expectTexts(mainOf(page), [text.badge, 'Haifa Night', '4c5147', text.text])
    await expectLinks(mainOf(page), [
      [text.home, '/'],
      [text.another, '/submit'],
      [text.contact, '/contact'],
    ])
    await page.goto(path('/awaiting-approval'))
    await expectTexts(mainOf(page), [text.headingFallback])
    await expect(mainOf(page).getByText(text.submissionId)).toHaveCount(0)
  })

  test('/faq has six groups, and asks those without an answer to write', async ({ page }) => {
    await page.goto(path('/faq'))
    for (const group of values(t.faq.groups))
      await expect(mainOf(page).getByRole('heading', { level: 2, name: group })).toBeVisible()
    await expectLinks(mainOf(page), [[t.faq.promptButton, '/contact']])
  })

  test('a category says how many events of each kind it has', async ({ page }) => {
    await page.goto(path('/stats?type=popular-type'))
    const { total, ctf, conferences, workshops, competitions } = t.statsPage
    const summary = mainOf(page).locator('dl')
    const names = [total, ctf, conferences, workshops, competitions]
    await expect(summary.locator('dt')).toHaveText(names)
    await expect(async () => {
      const [all = 0, ...figures] = await figuresOf(summary)
      expect(all).toBeGreaterThan(0)
      expect(figures.reduce((sum, figure) => sum + figure)).toBe(all)
    }).toPass({ timeout: 10_000 })
  })

  test('every page begins at its top, from wherever the last one was left', async ({ page }) => {
    await page.goto(path('/Privacy-Policy'))
    const footer = page.getByRole('contentinfo')
    for (const link of [t.footer.terms, t.footer.accessibility]) {
      await footer.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
  })
})
