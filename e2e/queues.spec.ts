import { messagesFor } from '@cyberluach/i18n/messages'
import type { Message } from '@cyberluach/i18n/message'
import { fill } from '@cyberluach/i18n/translate'
import { submit } from './support/api.ts'
import {
  csvOf,
  decideElsewhere,
  openTab,
  queueOf,
  rowOf,
  search,
  found,
  uniqueTitle,
} from './support/queues.ts'
import { expect, test, type Page } from './support/test.ts'

const { dashboard, dashboardQueues, dashboardFrame } = messagesFor('he')
const { events, similar } = dashboardQueues
const evening = '2027-03-03T18:00:00+02:00'
const two = (message: Message) => fill('he', message, { n: 2 })
const bar = (page: Page) => page.getByRole('group', { name: dashboardQueues.selectionActions })

test.describe('the queue of submissions', () => {
  test('approves what waits among the selected, and says how many that are; rejects several with one note, and deletes them after one question', async ({
    page,
    request,
  }) => {
    const shared = uniqueTitle('Selected')
    const settled = await submit(request, `${shared} settled`, evening)
    await decideElsewhere(request, settled, 'reject')
    await submit(request, `${shared} one`, evening)
    await submit(request, `${shared} two`, evening)
    await openTab(page, 'submissions')
    await search(page, shared, 3)
    await queueOf(page).getByRole('checkbox', { name: dashboardQueues.selectAll }).check()
    await expect(bar(page)).toContainText('3')
    await bar(page)
      .getByRole('button', { name: `${dashboard.decision.approve} (2)` })
      .click()
    await expect(page.getByText(two(events.bulk.approved))).toBeVisible()
    for (const name of ['one', 'two'])
      await expect(rowOf(page, `${shared} ${name}`)).toContainText(dashboard.submissions.statuses.approved)
    await expect(rowOf(page, `${shared} settled`)).toContainText(dashboard.submissions.statuses.rejected)
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)

    const rejected = uniqueTitle('Several')
    for (const name of ['one', 'two']) await submit(request, `${rejected} ${name}`, evening)
    await search(page, rejected, 2)
    await queueOf(page).getByRole('checkbox', { name: dashboardQueues.selectAll }).check()
    await bar(page).getByRole('button', { name: dashboard.decision.reject, exact: true }).click()
    const popover = page.getByRole('dialog', { name: two(events.rejectMany) })
    await popover.getByRole('button', { name: dashboard.decision.reasons.link }).click()
    await popover.getByRole('button', { name: two(events.rejectMany) }).click()
    await expect(page.getByText(two(events.bulk.rejected))).toBeVisible()
    await expect(rowOf(page, `${rejected} one`)).toContainText(dashboard.decision.reasons.link)
    await bar(page).getByRole('button', { name: dashboard.decision.delete }).click()
    const dialog = page.getByRole('alertdialog', { name: two(events.deleteMany) })
    await expect(dialog.getByRole('button', { name: dashboard.deletion.cancel, exact: true })).toBeFocused()
    await dialog.getByRole('button', { name: dashboard.decision.delete }).click()
    await expect(page.getByText(two(events.bulk.deleted))).toBeVisible()
    await expect(queueOf(page).getByText(dashboard.submissions.noMatchTitle)).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })

  test('is worked through by keyboard alone; exports all that matches, with cells that no spreadsheet runs, or only the rows that are selected, and says when there is nothing to export', async ({
    page,
    request,
  }) => {
    const shared = uniqueTitle('Keys')
    for (const name of ['one', 'two', 'three']) await submit(request, `${shared} ${name}`, evening)
    await openTab(page, 'submissions')
    await page.keyboard.press('/')
    await expect(queueOf(page).getByRole('searchbox')).toBeFocused()
    await search(page, shared, 3)
    await page.keyboard.press('Tab')
    await page.keyboard.press('j')
    await expect(rowOf(page, `${shared} one`)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('j')
    await page.keyboard.press('Space')
    await expect(bar(page)).toContainText(two(dashboardQueues.selected))
    await page.keyboard.press('a')
    await expect(page.getByText(two(events.bulk.approved))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
    await page.keyboard.press('j')
    await expect(rowOf(page, `${shared} three`)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(queueOf(page).getByText('Noa Levi')).toBeVisible()
    await page.keyboard.press('x')
    await expect(queueOf(page).getByRole('textbox', { name: dashboard.decision.note })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await expect(queueOf(page).getByText('Noa Levi')).toHaveCount(0)
    await rowOf(page, `${shared} three`).focus()
    await page.keyboard.press('k')
    await expect(rowOf(page, `${shared} two`)).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(page.getByRole('alertdialog')).toContainText(`${shared} two`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('f')
    await expect(queueOf(page).getByRole('radio', { name: dashboard.submissions.all })).toBeFocused()

    const exported = uniqueTitle('Exported')
    await submit(request, `=${exported}, "quoted"`, evening)
    await submit(request, `${exported} plain`, evening)
    await search(page, exported, 2)
    const coming = page.waitForEvent('download')
    await page.keyboard.press('Tab')
    await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^submissions_\d{4}-\d\d-\d\d\.csv$/)
    const { text, rows } = await csvOf(download)
    expect(text.startsWith('\ufeffID,Title,Title Hebrew,Description,Event Type,')).toBe(true)
    expect(rows.map((row) => row.Title).toSorted()).toEqual([`'=${exported}, "quoted"`, `${exported} plain`])
    expect(rows[0]).toMatchObject({ Status: 'pending', 'Organizer Email': 'organizer@example.com' })
    await expect(page.getByText(dashboardFrame.download.done)).toBeVisible()
    await expect(page.getByText(two(events.exportedRows))).toBeVisible()

    const picked = uniqueTitle('Chosen')
    const chosen = await submit(request, `${picked} chosen`, evening)
    await submit(request, `${picked} left`, evening)
    await search(page, picked, 2)
    await rowOf(page, `${picked} chosen`).getByRole('checkbox').check()
    const chosenComing = page.waitForEvent('download')
    await bar(page).getByRole('button', { name: dashboardQueues.export }).click()
    const { rows: onlyChosen } = await csvOf(await chosenComing)
    expect(onlyChosen.map((row) => row.ID)).toEqual([chosen])
    await page.keyboard.press('Escape')
    await search(page, 'nothing is called like this', 0)
    await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
    await expect(page.getByText(events.nothingToExport, { exact: true })).toBeVisible()
    await expect(page.getByText(events.nothingToExportText)).toBeVisible()
  })

  test('hints at a duplicate, and rejects it as one; shows submitted text inert and contained, and the first fifty of many, and more when asked', async ({
    page,
    request,
  }) => {
    const title = uniqueTitle('Twice Submitted Evening')
    await decideElsewhere(request, await submit(request, title, evening), 'approve')
    await submit(request, `${title} again`, evening)
    await openTab(page, 'submissions')
    await search(page, `${title} again`, 1)
    const row = rowOf(page, `${title} again`)
    await expect(row).toContainText(similar.pill)
    await row.locator('[aria-expanded]').click()
    const alert = queueOf(page).getByRole('note')
    await expect(alert).toContainText(similar.title)
    await expect(alert.getByRole('link', { name: similar.compare })).toHaveAttribute(
      'href',
      /\/he\/event\/[0-9a-f-]{36}$/,
    )
    await alert.getByRole('button', { name: similar.reject }).click()
    await expect(page.getByText(dashboard.toasts.rejected, { exact: true })).toBeVisible()
    await expect(row).toContainText(dashboard.submissions.statuses.rejected)
    await expect(row).toContainText(dashboard.decision.reasons.duplicate)
    await expect(row).not.toContainText(similar.pill)
    await page.keyboard.press('Escape')

    const hostile = uniqueTitle('Hostile')
    const word = 'W'.repeat(250)
    await submit(request, `${hostile} <img src=x onerror="document.title='run'">`, evening)
    await submit(request, `${hostile} ${word}`, evening)
    await search(page, hostile, 2)
    await expect(rowOf(page, 'onerror')).toContainText(`<img src=x onerror="document.title='run'">`)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const words of ['onerror', word]) {
        await rowOf(page, words).locator('[aria-expanded]').click()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await rowOf(page, words).locator('[aria-expanded]').click()
      }
    }
    expect(await page.title()).not.toBe('run')

    await page.setViewportSize({ width: 1440, height: 900 })
    const shared = uniqueTitle('Many')
    for (let number = 0; number < 55; number += 1) await submit(request, `${shared} ${number}`, evening)
    await queueOf(page).getByRole('searchbox').fill(shared)
    await expect(queueOf(page).getByText(found(55))).toBeVisible()
    await expect(queueOf(page).getByText(fill('he', dashboardQueues.firstShown, { n: 50 }))).toBeVisible()
    await queueOf(page).getByRole('button', { name: dashboardQueues.more }).click()
    await expect(queueOf(page).getByRole('button', { name: dashboardQueues.more })).toHaveCount(0)
    await expect(rowOf(page, `${shared} 54`)).toBeAttached()
  })
})
