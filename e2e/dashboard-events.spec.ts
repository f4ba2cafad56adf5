import { messagesFor } from '@cyberluach/i18n/messages'
import { approve, sharedProduct, submit, tokenOf } from './support/api.ts'
import { expectSaid, keysListen } from './support/dashboard-tab.ts'
import { openDashboard } from './support/measured-product.ts'
import { queueOf, uniqueTitle } from './support/queues.ts'
import { expect, expectAccessible, main, test, type Page } from './support/test.ts'

const { dashboardEvents: words, eventForm, eventPage, requestErrors, validation } = messagesFor('he')
const { fields } = eventForm
const evening = '2027-03-06T18:00:00+02:00'

async function openEvents(page: Page, title: string): Promise<void> {
  await openDashboard(page, sharedProduct(), { tab: 'events' })
  await keysListen(page, 'events')
  await queueOf(page).getByRole('searchbox').fill(title)
  await expect(rowOf(page, title)).toBeVisible()
  await expect(queueOf(page).locator('[data-part=row]')).toHaveCount(1)
}

/** Finds the event, and opens its row by keyboard. */
async function openRow(page: Page, title: string): Promise<void> {
  await openEvents(page, title)
  await queueOf(page).getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(detail(page).locator('form')).toBeVisible()
}

const rowOf = (page: Page, title: string) => queueOf(page).locator('[data-part=row]').filter({ hasText: title }).first()
const detail = (page: Page) => queueOf(page).locator('[data-part=detail]')
const field = (page: Page, label: string) =>
  detail(page)
    .locator('form')
    .getByLabel(new RegExp(`^${label}`))
    .first()

/** Saves the open form, and waits until that is done. */
async function save(page: Page): Promise<void> {
  await detail(page).getByRole('button', { name: words.save }).click()
  await expect(detail(page).getByText(words.unsaved)).toBeHidden()
}

test.describe('the tab of events', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test(
    'an event is edited beside its public cards, moved by a key with its former days kept, and put back',
    main,
    async ({ page, request }) => {
      const title = uniqueTitle('Managed Evening')
      const id = await approve(request, await submit(request, title, evening))
      await openRow(page, title)
      await expect(field(page, fields.startTime.label)).toHaveValue('18:00')
      await expectAccessible(page)

      await test.step('it is edited beside its public cards', async () => {
        await field(page, fields.locationCity.label).fill('Haifa')
        await expect(detail(page).locator('[data-part=public-card]').first()).toContainText('Haifa')
        await save(page)
        await expectSaid(page, words.saved)
        await expect(detail(page).getByText('admin').first()).toBeVisible()
      })
      await test.step('it is moved by a key, with its former days kept', async () => {
        await rowOf(page, title).focus()
        await page.keyboard.press('m')
        const question = detail(page).getByRole('group', { name: words.acts.moved })
        await question.getByLabel(/^תאריך התחלה/).fill('2027-05-07')
        await question.getByRole('button', { name: words.confirm.moved }).click()
        // What can be taken back is known once this is said.
        await expectSaid(page, words.changedTo.moved)
        await expect(rowOf(page, title)).toContainText(words.standings.moved)
        expect(await (await request.get(`/api/events/${id}`)).json()).toMatchObject({
          state: 'moved',
          day: '2027-05-07',
          former: { day: '2027-03-06' },
        })
      })
      await test.step('that is taken back by a key', async () => {
        await page.keyboard.press('z')
        await expect(rowOf(page, title)).toContainText(words.standings.scheduled)
      })
    },
  )

  test('what is written upon what somebody else has changed meanwhile is refused', async ({ page, request }) => {
    const title = uniqueTitle('Contested Evening')
    const id = await approve(request, await submit(request, title, evening))
    await openRow(page, title)
    await field(page, fields.locationCity.label).fill('Eilat')
    const headers = { authorization: `Bearer ${await tokenOf(request)}` }
    const listed = await request.get(`/api/sys/mgmt/events?q=${encodeURIComponent(title)}`, { headers })
    const { events } = (await listed.json()) as { events: { version: string }[] }
    const version = encodeURIComponent(events[0]?.version ?? '')
    const data = { state: 'postponed' }
    const faster = await request.post(`/api/sys/mgmt/events/${id}/state?version=${version}`, {
      headers,
      data,
    })
    expect(faster.ok()).toBe(true)
    await detail(page).getByRole('button', { name: words.save }).click()
    await expect(detail(page).getByRole('alert')).toHaveText(requestErrors.eventChanged)
    await detail(page).getByRole('button', { name: words.discard }).click()
    await expect(field(page, fields.locationCity.label)).not.toHaveValue('Eilat')
  })

  test('a copy of an event on other days has an address of its own', async ({ page, request }) => {
    const title = uniqueTitle('Copied Evening')
    await approve(request, await submit(request, title, evening))
    await openEvents(page, title)
    await rowOf(page, title).focus()
    await page.keyboard.press('d')
    const copy = queueOf(page).locator('[data-part=new-event]')
    await copy.getByLabel(/^תאריך התחלה/).fill('2028-03-06')
    await copy.getByLabel(/^שעת התחלה/).fill('18:00')
    await expectAccessible(page)
    await copy.getByRole('button', { name: words.createSave }).click()
    await expectSaid(page, words.created)
    const found = await request.get(`/api/events?q=${encodeURIComponent(title)}`)
    const urls = ((await found.json()) as { url: string }[]).map(({ url }) => url)
    expect(urls).toHaveLength(2)
    expect(new Set(urls).size).toBe(2)
  })

  test('an event gets deadlines and a new series by keyboard; what was extended is kept, told, and taken back', async ({
    page,
    request,
  }) => {
    const title = uniqueTitle('Deadline Days')
    const series = uniqueTitle('Days of Deadlines')
    const seriesHe = uniqueTitle('ימי המועדים')
    const id = await approve(request, await submit(request, title, evening))
    const stored = async () => (await request.get(`/api/events/${id}`)).json()
    await openRow(page, title)
    await expect(detail(page).getByText(words.began.submission)).toBeVisible()

    await detail(page).getByRole('button', { name: words.deadlines.add }).focus()
    await page.keyboard.press('Enter')
    const row = detail(page).locator('[data-part=deadline]')
    await expect(row.getByLabel(words.deadlines.kind)).toBeFocused()
    await detail(page).getByRole('button', { name: words.save }).click()
    await expect(row.getByLabel(words.deadlines.kind)).toBeFocused()
    await expect(row.getByText(validation.choose)).toBeVisible()
    await row.getByLabel(words.deadlines.kind).selectOption('callForPapers')
    await row.getByLabel(words.deadlines.day).fill('2027-01-10')
    await row.getByLabel(words.deadlines.url).fill('https://example.org/papers')
    await detail(page).getByLabel(words.seriesFields.series).selectOption('+')
    await detail(page).getByLabel(words.seriesFields.name).fill(series)
    await detail(page).getByLabel(words.seriesFields.nameHe).fill(seriesHe)
    await detail(page).getByLabel(words.seriesFields.isYearly).check()
    await expectAccessible(page)
    await save(page)
    const papers = {
      kind: 'callForPapers',
      day: '2027-01-10',
      at: null,
      zone: null,
      url: 'https://example.org/papers',
    }
    expect(await stored()).toMatchObject({
      deadlines: [{ ...papers, extendedFrom: null }],
      series: { name: series, nameHe: seriesHe },
    })
    await expect(detail(page).getByText(eventPage.deadlineKinds.callForPapers).last()).toBeVisible()

    await row.getByLabel(words.deadlines.day).fill('2027-01-20')
    await expect(row.getByRole('checkbox')).toBeChecked()
    await row.getByLabel(words.deadlines.time).fill('18:00')
    await row.getByLabel(words.deadlines.zone).selectOption('Asia/Jerusalem')
    await save(page)
    expect((await stored()).deadlines).toEqual([
      {
        ...papers,
        day: '2027-01-20',
        at: '2027-01-20T16:00:00Z',
        zone: 'Asia/Jerusalem',
        extendedFrom: '2027-01-10',
      },
    ])

    await rowOf(page, title).focus()
    await page.keyboard.press('z')
    await expectSaid(page, words.undone)
    await expect(row.getByLabel(words.deadlines.day)).toHaveValue('2027-01-10')
    // Undoing is a change as well: it is what is taken back next.
    await page.keyboard.press('z')
    await expect(row.getByLabel(words.deadlines.day)).toHaveValue('2027-01-20')
    expect((await stored()).deadlines).toMatchObject([{ day: '2027-01-20', extendedFrom: '2027-01-10' }])

    // What is removed leaves the focus where another is added.
    await row.getByRole('button', { name: new RegExp(words.deadlines.remove) }).focus()
    await page.keyboard.press('Enter')
    await expect(detail(page).getByRole('button', { name: words.deadlines.add })).toBeFocused()
  })
})
