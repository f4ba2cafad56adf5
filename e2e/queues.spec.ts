import { messagesFor } from '@cyberluach/i18n/messages'
import { type Message, fill } from '@cyberluach/i18n/translate'
import { submit } from './support/api.ts'
import { expectSaid } from './support/dashboard-tab.ts'
import { csvOf, decideElsewhere, openTab, queueOf, rowOf, search, uniqueTitle } from './support/queues.ts'
import { expect, main, test, type Page } from './support/test.ts'

const { dashboard, dashboardQueues, dashboardFrame } = messagesFor('he')
const { events, similar } = dashboardQueues
const evening = '2027-03-03T18:00:00+02:00'
/** Two of one evening that are called alike would be asked about. */
const otherEvening = '2027-03-10T18:00:00+02:00'
const lastEvening = '2027-03-17T18:00:00+02:00'
const two = (message: Message) => fill('he', message, { n: 2 })
const bar = (page: Page) => page.getByRole('group', { name: dashboardQueues.selectionActions })

test.describe('the queue of submissions', () => {
  test('approves what waits among the selected, and says how many that are', main, async ({ page, request }) => {
    const shared = uniqueTitle('Selected')
    const settled = await submit(request, `${shared} settled`, evening)
    await decideElsewhere(request, settled, 'reject')
    await submit(request, `${shared} one`, evening)
    await submit(request, `${shared} two`, otherEvening)
    await openTab(page, 'submissions')
    await search(page, shared, 3)
    await queueOf(page).getByRole('checkbox', { name: dashboardQueues.selectAll }).check()
    await expect(bar(page)).toContainText('3')
    await bar(page)
      .getByRole('button', { name: `${dashboard.decision.approve} (2)` })
      .click()
    await expectSaid(page, two(events.bulk.approved))
    for (const name of ['one', 'two'])
      await expect(rowOf(page, `${shared} ${name}`)).toContainText(dashboard.submissions.statuses.approved)
    await expect(rowOf(page, `${shared} settled`)).toContainText(dashboard.submissions.statuses.rejected)
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
  })

  test('is worked through by keyboard alone', main, async ({ page, request }) => {
    const shared = uniqueTitle('Keys')
    const evenings = { one: evening, two: otherEvening, three: lastEvening }
    for (const [name, start] of Object.entries(evenings)) await submit(request, `${shared} ${name}`, start)
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
    await expectSaid(page, two(events.bulk.approved))
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
  })

  test('rejects several with one note, deletes them after one question, and rejects a duplicate as one', async ({
    page,
    request,
  }) => {
    const rejected = uniqueTitle('Several')
    for (const name of ['one', 'two']) await submit(request, `${rejected} ${name}`, evening)
    const title = uniqueTitle('Twice Submitted Evening')
    await decideElsewhere(request, await submit(request, title, evening), 'approve')
    await submit(request, `${title} again`, evening)
    await openTab(page, 'submissions')
    await test.step('several are rejected with one note, and deleted after one question', async () => {
      await search(page, rejected, 2)
      await queueOf(page).getByRole('checkbox', { name: dashboardQueues.selectAll }).check()
      await bar(page).getByRole('button', { name: dashboard.decision.reject, exact: true }).click()
      const popover = page.getByRole('dialog', { name: two(events.rejectMany) })
      await popover.getByRole('button', { name: dashboard.decision.reasons.link }).click()
      await popover.getByRole('button', { name: two(events.rejectMany) }).click()
      await expectSaid(page, two(events.bulk.rejected))
      await expect(rowOf(page, `${rejected} one`)).toContainText(dashboard.decision.reasons.link)
      await bar(page).getByRole('button', { name: dashboard.decision.delete }).click()
      const dialog = page.getByRole('alertdialog', { name: two(events.deleteMany) })
      await expect(dialog.getByRole('button', { name: dashboard.deletion.cancel, exact: true })).toBeFocused()
      await dialog.getByRole('button', { name: dashboard.decision.delete }).click()
      await expectSaid(page, two(events.bulk.deleted))
      await expect(queueOf(page).getByText(dashboard.submissions.noMatchTitle)).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
    })
    await test.step('a duplicate is hinted at, and rejected as one', async () => {
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
      await expectSaid(page, dashboard.toasts.rejected)
      await expect(row).toContainText(dashboard.submissions.statuses.rejected)
      await expect(row).toContainText(dashboard.decision.reasons.duplicate)
      await expect(row).not.toContainText(similar.pill)
    })
  })

  test('shows the first fifty of many, more when asked, and exports what matches or is selected', async ({
    page,
    request,
  }) => {
    const exported = uniqueTitle('Exported')
    const chosen = await submit(request, `${exported}, "chosen"`, evening)
    await submit(request, `${exported}, "left"`, evening)
    const shared = uniqueTitle('Many')
    const titles = Array.from({ length: 55 }, (_, number) => `${shared} ${number}`)
    await Promise.all(titles.map((title) => submit(request, title, evening)))
    await openTab(page, 'submissions')
    await test.step('all that matches is exported, or only the rows that are selected', async () => {
      await search(page, exported, 2)
      const coming = page.waitForEvent('download')
      await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
      await expectSaid(page, dashboardFrame.download.done, two(events.exportedRows))
      const download = await coming
      expect(download.suggestedFilename()).toMatch(/^submissions_\d{4}-\d\d-\d\d\.csv$/)
      const { text, rows } = await csvOf(download)
      expect(text.startsWith('\ufeffID,Title,Title Hebrew,Description,Event Type,')).toBe(true)
      expect(rows.map((row) => row.Title).toSorted()).toEqual([`${exported}, "chosen"`, `${exported}, "left"`])
      expect(rows[0]).toMatchObject({ Status: 'pending', 'Organizer Email': 'organizer@example.com' })

      await rowOf(page, `${exported}, "chosen"`).getByRole('checkbox').check()
      const chosenComing = page.waitForEvent('download')
      await bar(page).getByRole('button', { name: dashboardQueues.export }).click()
      const { rows: onlyChosen } = await csvOf(await chosenComing)
      expect(onlyChosen.map((row) => row.ID)).toEqual([chosen])
      await page.keyboard.press('Escape')
      await expect(bar(page)).toHaveCount(0)
    })
    await test.step('where nothing matches there is nothing to export', async () => {
      await search(page, 'nothing is called like this', 0)
      await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
      await expectSaid(page, events.nothingToExport, events.nothingToExportText)
    })
    await test.step('the first fifty of many are shown, and more when asked', async () => {
      await search(page, shared, 55)
      await expect(queueOf(page).getByText(fill('he', dashboardQueues.firstShown, { n: 50 }))).toBeVisible()
      await queueOf(page).getByRole('button', { name: dashboardQueues.more }).click()
      await expect(queueOf(page).getByRole('button', { name: dashboardQueues.more })).toHaveCount(0)
      await expect(rowOf(page, `${shared} 54`)).toBeAttached()
    })
  })
})
