import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext, Page } from '@playwright/test'
import { submit } from './support/api.ts'
import { expectSaid } from './support/dashboard-tab.ts'
import { openTab, queueOf, rowOf, search, uniqueTitle } from './support/queues.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { dashboard, dashboardQueues } = messagesFor('he')
const { statuses } = dashboard.submissions
const { undo } = dashboardQueues
const evening = '2027-03-05T18:00:00+02:00'

const undoButton = (page: Page) => page.getByRole('button', { name: undo.act })
const eventsOf = async (request: APIRequestContext, title: string) =>
  (await request.get(`/api/events?q=${encodeURIComponent(title)}`)).json()

test.describe('a decision', () => {
  test(
    'is undone from its message: the event leaves the calendar, the submission waits again',
    main,
    async ({ page, request }) => {
      const title = uniqueTitle('Hasty Evening')
      await submit(request, title, evening)
      await openTab(page, 'submissions')
      await search(page, title, 1)
      const row = rowOf(page, title)
      await row.getByRole('button', { name: new RegExp(`^${dashboard.decision.approve}`) }).click()
      await expect(row).toContainText(statuses.approved)
      expect(await eventsOf(request, title)).toHaveLength(1)
      await undoButton(page).click()
      await expectSaid(page, undo.done.one)
      await expect(row).toContainText(statuses.pending)
      await expect(row).toBeFocused()
      expect(await eventsOf(request, title)).toEqual([])
    },
  )

  test('is undone by key, the latest first, and about several together from the bar’s message', async ({
    page,
    request,
  }) => {
    const hours = uniqueTitle('Hasty Hours')
    for (const name of ['one', 'two']) await submit(request, `${hours} ${name}`, evening)
    await openTab(page, 'submissions')
    await test.step('by key, the latest first', async () => {
      await search(page, hours, 2)
      const [one, two] = [rowOf(page, `${hours} one`), rowOf(page, `${hours} two`)]
      await one.focus()
      await page.keyboard.press('a')
      await expectSaid(page, dashboard.toasts.approved)
      await page.keyboard.press('j')
      await expect(two).toBeFocused()
      await page.keyboard.press('a')
      await expect(two).toContainText(statuses.approved)
      await page.keyboard.press('z')
      await expect(two).toContainText(statuses.pending)
      await expect(one).toContainText(statuses.approved)
      await page.keyboard.press('z')
      await expect(one).toContainText(statuses.pending)
      expect(await eventsOf(request, hours)).toEqual([])
    })

    await test.step('about several together from the bar’s message', async () => {
      const shared = uniqueTitle('Hasty Pair')
      await submit(request, `${shared} one`, evening)
      // Two of one evening that are called alike would be asked about.
      await submit(request, `${shared} two`, '2027-03-12T18:00:00+02:00')
      await search(page, shared, 2)
      for (const name of ['one', 'two']) await rowOf(page, `${shared} ${name}`).getByRole('checkbox').check()
      const bar = page.getByRole('group', { name: dashboardQueues.selectionActions })
      await bar.getByRole('button', { name: dashboard.decision.approve }).click()
      await expect(rowOf(page, `${shared} two`)).toContainText(statuses.approved)
      await undoButton(page).click()
      await expectSaid(page, fill('he', undo.done, { n: 2 }))
      for (const name of ['one', 'two']) await expect(rowOf(page, `${shared} ${name}`)).toContainText(statuses.pending)
    })
  })

  test('cannot be undone any more after ten seconds, though the message is still looked at', async ({
    page,
    request,
  }) => {
    await page.clock.install()
    const title = uniqueTitle('Slow Evening')
    await submit(request, title, evening)
    await openTab(page, 'submissions')
    await search(page, title, 1)
    // Held, the clock leaves as much time as it takes to point at the message.
    await page.clock.pauseAt(Date.now() + 1_000)
    await rowOf(page, title)
      .getByRole('button', { name: new RegExp(`^${dashboard.decision.approve}`) })
      .click()
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(undoButton(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await undoButton(page).hover()
    await page.clock.fastForward(10_500)
    await expect(undoButton(page)).toHaveCount(0)
    await expectSaid(page, dashboard.toasts.approved)
  })
})

test.describe('the keyboard in the queue', () => {
  test('walks the list with the open row, rejects by a note or the last reason, and leads to what it approved', async ({
    page,
    request,
  }) => {
    const walked = uniqueTitle('Walked Evening')
    const names = ['one', 'two'].map((name) => `${walked} ${name}`) as [string, string]
    for (const name of names) await submit(request, name, evening)
    await openTab(page, 'submissions')
    await test.step('it walks the list with the open row, and sends its note by Ctrl+Enter', async () => {
      await search(page, walked, 2)
      const opener = (title: string) => rowOf(page, title).locator('[aria-expanded]')
      await page.getByRole('searchbox').blur()
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await expect(opener(names[0])).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('j')
      await expect(opener(names[1])).toHaveAttribute('aria-expanded', 'true')
      await expect(opener(names[0])).toHaveAttribute('aria-expanded', 'false')
      await expect(rowOf(page, names[1])).toBeFocused()
      await page.keyboard.press('k')
      await expect(opener(names[0])).toHaveAttribute('aria-expanded', 'true')

      await page.keyboard.press('x')
      const note = page.getByRole('textbox', { name: dashboard.decision.note })
      await expect(note).toBeFocused()
      await page.getByRole('button', { name: dashboard.decision.reasons.link }).click()
      await note.focus()
      await note.press('Control+Enter')
      await expect(rowOf(page, names[0])).toContainText(statuses.rejected)
    })

    await test.step('it rejects by one key with the last reason, which the message names, and takes that back', async () => {
      const shared = uniqueTitle('Keyed Evening')
      const names = ['one', 'two', 'three'].map((name) => `${shared} ${name}`) as [string, string, string]
      for (const name of names) await submit(request, name, evening)
      await search(page, shared, 3)
      const popover = page.getByRole('dialog', { name: dashboard.decision.reject })
      await rowOf(page, names[0]).focus()
      await page.keyboard.press('x')
      await popover.getByRole('button', { name: dashboard.decision.reasons.link }).click()
      await popover.getByRole('textbox').press('Control+Enter')
      await expect(popover).toBeHidden()
      await expect(rowOf(page, names[0])).toContainText(statuses.rejected)

      // What was written by hand is for nobody else.
      await rowOf(page, names[1]).focus()
      await page.keyboard.press('x')
      await expect(popover.getByRole('textbox')).toBeFocused()
      await popover.getByRole('textbox').fill('בלי תאריך')
      await page.keyboard.press('Control+Enter')
      await expect(popover).toBeHidden()
      await expect(rowOf(page, names[1])).toContainText(statuses.rejected)

      await rowOf(page, names[2]).focus()
      await page.keyboard.press('Shift+X')
      await expect(page.locator('[data-part=toast]')).toContainText(dashboard.decision.reasons.link)
      await expect(rowOf(page, names[2])).toContainText(statuses.rejected)
      await page.keyboard.press('z')
      await expect(rowOf(page, names[2])).toContainText(statuses.pending)
    })

    await test.step('it leads from what it approved to its event in the panel', async () => {
      const title = uniqueTitle('Approved Evening')
      await submit(request, title, evening)
      await search(page, title, 1)
      await rowOf(page, title).focus()
      await page.keyboard.press('a')
      await expect(rowOf(page, title)).toContainText(statuses.approved)
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      const link = queueOf(page).getByRole('link', { name: dashboard.details.editEvent })
      await expect(link).toHaveAttribute('href', /^\/admin\/collections\/events\/[\w-]+$/)
    })
  })
})
