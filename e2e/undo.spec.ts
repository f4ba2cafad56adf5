import { messagesFor } from '@cyberluach/i18n/messages'
import type { Page } from '@playwright/test'
import { submit } from './support/api.ts'
import { openTab, queueOf, rowOf, search, uniqueTitle } from './support/queues.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { dashboard, dashboardQueues } = messagesFor('he')
const { statuses } = dashboard.submissions
const evening = '2027-03-05T18:00:00+02:00'

const undoButton = (page: Page) => page.getByRole('button', { name: dashboardQueues.undo.act })
const undone = (page: Page, n = 1) => {
  const { one, two } = dashboardQueues.undo.done
  return page.getByText(n === 1 ? one : (two ?? ''))
}

test.describe('a decision', () => {
  test('is undone from its message: the event leaves the calendar, the submission waits again; and by key, the latest first', async ({
    page,
    request,
  }) => {
    const shared = uniqueTitle('Hasty Evening')
    await submit(request, `${shared} one`, evening)
    await submit(request, `${shared} two`, evening)
    await openTab(page, 'submissions')
    await search(page, shared, 2)
    const [one, two] = [rowOf(page, `${shared} one`), rowOf(page, `${shared} two`)]
    const published = async (title: string) => {
      const answer = await request.get(`/api/events?q=${encodeURIComponent(title)}`)
      return ((await answer.json()) as { title: string }[]).length
    }

    await one.getByRole('button', { name: new RegExp(`^${dashboard.decision.approve}`) }).click()
    await expect(one).toContainText(statuses.approved)
    expect(await published(`${shared} one`)).toBe(1)
    await expectAccessible(page)
    await undoButton(page).click()
    await expect(undone(page)).toBeVisible()
    await expect(one).toContainText(statuses.pending)
    await expect(one).toBeFocused()
    expect(await published(`${shared} one`)).toBe(0)

    await page.keyboard.press('a')
    await expect(one).toContainText(statuses.approved)
    await page.keyboard.press('j')
    await expect(two).toBeFocused()
    await page.keyboard.press('a')
    await expect(two).toContainText(statuses.approved)
    await page.keyboard.press('z')
    await expect(two).toContainText(statuses.pending)
    await page.keyboard.press('z')
    await expect(one).toContainText(statuses.pending)
    expect(await published(shared)).toBe(0)
  })

  test('about several is undone together from the bar’s message', async ({ page, request }) => {
    const shared = uniqueTitle('Hasty Pair')
    await submit(request, `${shared} one`, evening)
    await submit(request, `${shared} two`, evening)
    await openTab(page, 'submissions')
    await search(page, shared, 2)
    for (const name of ['one', 'two']) await rowOf(page, `${shared} ${name}`).getByRole('checkbox').check()
    const bar = page.getByRole('group', { name: dashboardQueues.selectionActions })
    await bar.getByRole('button', { name: dashboard.decision.approve }).click()
    await expect(rowOf(page, `${shared} two`)).toContainText(statuses.approved)
    await undoButton(page).click()
    await expect(undone(page, 2)).toBeVisible()
    for (const name of ['one', 'two'])
      await expect(rowOf(page, `${shared} ${name}`)).toContainText(statuses.pending)
  })

  test('cannot be undone any more when its ten seconds are over, though the message is still looked at', async ({
    page,
    request,
  }) => {
    await page.clock.install()
    const title = uniqueTitle('Slow Evening')
    await submit(request, title, evening)
    await openTab(page, 'submissions')
    await search(page, title, 1)
    await rowOf(page, title)
      .getByRole('button', { name: new RegExp(`^${dashboard.decision.approve}`) })
      .click()
    await undoButton(page).hover()
    await page.clock.fastForward(10_500)
    await expect(undoButton(page)).toHaveCount(0)
    await expect(page.getByText(dashboard.toasts.approved)).toBeVisible()
  })
})

test.describe('the keyboard in the queue', () => {
  test('the open row follows the keys of the list; Ctrl+Enter sends the note; one key rejects with the last reason, which the message names; the approved row leads to its event in the panel', async ({
    page,
    request,
  }) => {
    const shared = uniqueTitle('Keyed Evening')
    const names = ['one', 'two', 'three'].map((name) => `${shared} ${name}`) as [string, string, string]
    for (const name of names) await submit(request, name, evening)
    await openTab(page, 'submissions')
    await search(page, shared, 3)
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

    await page.keyboard.press('Escape')
    await rowOf(page, names[1]).focus()
    await page.keyboard.press('x')
    const popover = page.getByRole('dialog', { name: dashboard.decision.reject })
    await expect(popover.getByRole('textbox')).toBeFocused()
    await popover.getByRole('textbox').fill('בלי תאריך')
    await page.keyboard.press('Control+Enter')
    await expect(popover).toBeHidden()
    await expect(rowOf(page, names[1])).toContainText(statuses.rejected)

    await rowOf(page, names[2]).focus()
    await page.keyboard.press('Shift+X')
    await expect(rowOf(page, names[2])).toContainText(statuses.rejected)
    await expect(page.locator('[data-part=toast]')).toContainText(dashboard.decision.reasons.link)
    await page.keyboard.press('z')
    await expect(rowOf(page, names[2])).toContainText(statuses.pending)

    await page.keyboard.press('a')
    await expect(rowOf(page, names[2])).toContainText(statuses.approved)
    await page.keyboard.press('Enter')
    const link = queueOf(page).getByRole('link', { name: dashboard.details.editEvent })
    await expect(link).toHaveAttribute('href', /^\/admin\/collections\/events\/[\w-]+$/)
  })
})
