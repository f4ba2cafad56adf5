import { messagesFor } from '@cyberluach/i18n/messages'
import type { APIRequestContext } from '@playwright/test'
import { approve, sharedProduct, submit } from './support/api.ts'
import { expectSaid, keysListen } from './support/dashboard-tab.ts'
import { openDashboard } from './support/measured-product.ts'
import { queueOf, uniqueTitle } from './support/queues.ts'
import { serveList } from './support/served-list.ts'
import { expect, expectAccessible, main, test, type Locale, type Page } from './support/test.ts'

const wordsOf = (locale: Locale) => {
  const { dashboardSources: sources, dashboardDecisions: decisions } = messagesFor(locale)
  return { sources, decisions }
}

const rowOf = (page: Page, title: string) => queueOf(page).locator('[data-part=row]').filter({ hasText: title }).first()
const detail = (page: Page) => queueOf(page).locator('[data-part=detail]')
const form = (page: Page) => queueOf(page).locator('[data-part=new-source]')
const preview = (page: Page) => queueOf(page).locator('[data-part=preview]')
const field = (page: Page, label: string) =>
  form(page)
    .getByLabel(new RegExp(`^${label}`))
    .first()
const blur = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())

test.describe('the sources', () => {
  test(
    'a list is added by its address after a preview of what it brings, and read',
    main,
    async ({ page, request }) => {
      const { sources } = wordsOf('he')
      const { name, own, list } = await serveEvenings(request)
      await openDashboard(page, sharedProduct(), { tab: 'sources' })
      await keysListen(page, 'sources')
      await page.keyboard.press('n')
      await expect(field(page, sources.form.address)).toBeFocused()
      await page.keyboard.type(list.address)
      await field(page, sources.form.name).fill(uniqueTitle('A list of evenings'))
      await expect(field(page, sources.form.kind)).toHaveValue('json')
      await page.keyboard.press('Enter')
      await expect(preview(page)).toContainText(sources.preview.note)
      await expect(preview(page)).toContainText(own)
      await expect(preview(page).getByRole('link')).toContainText(name)
      await preview(page).getByRole('radio', { name: sources.preview.groups.refused }).click()
      await expect(preview(page)).toContainText('Nobody knows when')
      await expectAccessible(page)
      expect(await published(request, own)).toBe(0)

      await form(page).getByRole('button', { name: sources.form.create, exact: true }).click()
      await expectSaid(page, sources.done.created)
      await expect(form(page)).toHaveCount(0)
      await expect(detail(page).locator('summary')).toContainText(sources.runs.notRead.one)
      await expect(detail(page).getByRole('button', { name: sources.acts.decide.two })).toBeVisible()
      list.stop()
    },
  )

  test('what a list says is decided about by key, undone, and decided again', async ({ page, request }) => {
    const { sources, decisions } = wordsOf('he')
    const { name, own, list } = await serveEvenings(request)
    await openDashboard(page, sharedProduct(), { tab: 'sources' })
    await queueOf(page).getByRole('button', { name: sources.create }).first().click()
    await field(page, sources.form.address).fill(list.address)
    await field(page, sources.form.name).fill(uniqueTitle('A list of evenings'))
    await form(page).getByRole('button', { name: sources.form.createUnseen }).click()
    await detail(page).getByRole('button', { name: sources.acts.decide.two }).click()

    await rowOf(page, name).focus()
    await page.keyboard.press('Enter')
    await expect(detail(page).getByRole('row').filter({ hasText: decisions.differs })).toContainText([
      decisions.fields.when,
    ])
    await expectAccessible(page)
    await page.keyboard.press('a')
    await expectSaid(page, decisions.done.same)
    await page.keyboard.press('z')
    await expectSaid(page, decisions.undone)
    await expect(rowOf(page, name)).toBeVisible()
    expect(await published(request, name)).toBe(1)

    await rowOf(page, name).focus()
    await page.keyboard.press('a')
    // One thing is decided at a time: what is pressed before it is said is lost.
    await expectSaid(page, decisions.done.same)
    await expect(rowOf(page, name)).toHaveCount(0)
    const { publish, done, decided, undone } = decisions.together
    await queueOf(page).getByRole('button', { name: publish.one }).click()
    await expectSaid(page, done.certain.one)
    expect(await published(request, own)).toBe(1)
    expect(await published(request, name)).toBe(1)

    await queueOf(page).getByRole('radio', { name: sources.views.decided }).click()
    const batch = queueOf(page).getByRole('listitem').filter({ hasText: decided.certain.one }).first()
    await expect(batch).toContainText(decisions.decided.verdicts.publish)
    await batch.getByRole('button').click()
    await expectSaid(page, undone.one)
    await expect.poll(() => published(request, own)).toBe(0)
    await expectAccessible(page)
    list.stop()
  })

  test('what to do where a list cannot be read is said, and what was typed is kept', async ({ page }) => {
    const { sources } = wordsOf('en')
    const name = uniqueTitle('A list that moved')
    const list = await serveList([{ title: name, start: '2027-05-02' }])
    await openDashboard(page, sharedProduct(), { tab: 'sources', locale: 'en' })
    await queueOf(page).getByRole('button', { name: sources.create }).first().click()
    await form(page).getByRole('button', { name: sources.form.preview, exact: true }).click()
    await expect(form(page).getByRole('alert')).toHaveText(sources.form.faulty)
    await field(page, sources.form.address).fill(list.missing)
    await field(page, sources.form.name).fill(name)
    await form(page).getByRole('button', { name: sources.form.preview, exact: true }).click()
    await expect(preview(page).getByRole('alert')).toContainText(sources.remedies.notFound)
    await field(page, sources.form.address).fill(list.address)
    await expect(preview(page)).toContainText(sources.preview.outdated)
    await form(page).getByRole('button', { name: sources.form.previewAgain }).click()
    await expect(preview(page)).toContainText(name)

    // What was typed is there again once the page is.
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(field(page, sources.form.name)).toHaveValue(name)
    list.stop()
  })

  test('a list is added without being read, turned on, and deleted by key', async ({ page }) => {
    const { sources } = wordsOf('en')
    const name = uniqueTitle('A list to come')
    const list = await serveList([{ title: name, start: '2027-05-02' }])
    await openDashboard(page, sharedProduct(), { tab: 'sources', locale: 'en' })
    await queueOf(page).getByRole('button', { name: sources.create }).first().click()
    await field(page, sources.form.address).fill(list.address)
    await field(page, sources.form.name).fill(name)
    await form(page).getByRole('checkbox', { name: sources.form.isOn }).uncheck()
    await form(page).getByRole('button', { name: sources.form.createUnseen }).click()
    await expect(rowOf(page, name)).toContainText(sources.health.off)

    await detail(page).getByRole('button', { name: sources.acts.turnOn }).click()
    await expect(rowOf(page, name)).not.toContainText(sources.health.off)
    await blur(page)
    await rowOf(page, name).focus()
    await page.keyboard.press('Delete')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(name)
    await question.getByRole('button', { name: sources.removal.act }).click()
    await expect(rowOf(page, name)).toHaveCount(0)
    list.stop()
  })
})

/** A list of an event that the calendar has on another day, a new one, and one that cannot be read. */
async function serveEvenings(request: APIRequestContext) {
  const [name, own] = [wordsByChance(), wordsByChance()]
  const place = { locationCity: 'Haifa', locationCountry: 'Israel' }
  await approve(request, await submit(request, name, '2027-03-06T18:00:00+02:00', place))
  const list = await serveList([
    { title: name, start: '2027-03-08', city: 'Haifa', country: 'Israel', type: 'meetup' },
    { title: own, start: '2027-04-11', city: 'Eilat', country: 'Israel', type: 'meetup' },
    { title: 'Nobody knows when', start: 'TBD' },
  ])
  return { name, own, list }
}

/** Two such titles share no word: titles are compared, and those of other tests are no likely pair of these. */
const wordsByChance = () =>
  crypto
    .randomUUID()
    .replaceAll('-', ' ')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

async function published(request: APIRequestContext, title: string): Promise<number> {
  const answer = await request.get(`/api/events?q=${encodeURIComponent(title)}`)
  return ((await answer.json()) as unknown[]).length
}
