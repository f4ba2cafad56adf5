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
  sendFeedback,
  sendMessage,
  shown,
  uniqueTitle,
} from './support/queues.ts'
import { expect, test, type Page } from './support/test.ts'

const { dashboard, dashboardQueues, dashboardFrame } = messagesFor('he')
const { contact, events, feedback, similar } = dashboardQueues
const evening = '2027-03-03T18:00:00+02:00'
const two = (message: Message) => fill('he', message, { n: 2 })
const bar = (page: Page) => page.getByRole('group', { name: dashboardQueues.selectionActions })

test.describe('the queue of submissions', () => {
  test('approves what waits among the selected, and says how many that are', async ({ page, request }) => {
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
  })

  test('rejects several with one note, and deletes them after one question', async ({ page, request }) => {
    const shared = uniqueTitle('Several')
    const ids = [
      await submit(request, `${shared} one`, evening),
      await submit(request, `${shared} two`, evening),
    ]
    await openTab(page, 'submissions')
    await search(page, shared, 2)
    await queueOf(page).getByRole('checkbox', { name: dashboardQueues.selectAll }).check()
    await bar(page).getByRole('button', { name: dashboard.decision.reject, exact: true }).click()
    const popover = page.getByRole('dialog', { name: two(events.rejectMany) })
    await popover.getByRole('button', { name: dashboard.decision.reasons.link }).click()
    await popover.getByRole('button', { name: two(events.rejectMany) }).click()
    await expect(page.getByText(two(events.bulk.rejected))).toBeVisible()
    await expect(rowOf(page, `${shared} one`)).toContainText(dashboard.decision.reasons.link)
    await bar(page).getByRole('button', { name: dashboard.decision.delete }).click()
    const dialog = page.getByRole('alertdialog', { name: two(events.deleteMany) })
    await expect(dialog.getByRole('button', { name: dashboard.deletion.cancel })).toBeFocused()
    await dialog.getByRole('button', { name: dashboard.decision.delete }).click()
    await expect(page.getByText(two(events.bulk.deleted))).toBeVisible()
    await expect(queueOf(page).getByText(dashboard.submissions.noMatchTitle)).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    expect(ids).toHaveLength(2)
  })

  test('is worked through by keyboard alone', async ({ page, request }) => {
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
  })

  test('exports all that matches, with cells that no spreadsheet runs', async ({ page, request }) => {
    const shared = uniqueTitle('Exported')
    await submit(request, `=${shared}, "quoted"`, evening)
    await submit(request, `${shared} plain`, evening)
    await openTab(page, 'submissions')
    await search(page, shared, 2)
    const coming = page.waitForEvent('download')
    await page.keyboard.press('Tab')
    await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^submissions_\d{4}-\d\d-\d\d\.csv$/)
    const { text, rows } = await csvOf(download)
    expect(text.startsWith('\ufeffID,Title,Title Hebrew,Description,Event Type,')).toBe(true)
    expect(rows.map((row) => row.Title).toSorted()).toEqual([`'=${shared}, "quoted"`, `${shared} plain`])
    expect(rows[0]).toMatchObject({ Status: 'pending', 'Organizer Email': 'organizer@example.com' })
    await expect(page.getByText(dashboardFrame.download.done)).toBeVisible()
    await expect(page.getByText(two(events.exportedRows))).toBeVisible()
  })

  test('exports only the rows that are selected, and says when there is nothing to export', async ({
    page,
    request,
  }) => {
    const shared = uniqueTitle('Chosen')
    const chosen = await submit(request, `${shared} chosen`, evening)
    await submit(request, `${shared} left`, evening)
    await openTab(page, 'submissions')
    await search(page, shared, 2)
    await rowOf(page, `${shared} chosen`).getByRole('checkbox').check()
    const coming = page.waitForEvent('download')
    await bar(page).getByRole('button', { name: dashboardQueues.export }).click()
    const { rows } = await csvOf(await coming)
    expect(rows.map((row) => row.ID)).toEqual([chosen])
    await page.keyboard.press('Escape')
    await search(page, 'nothing is called like this', 0)
    await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
    await expect(page.getByText(events.nothingToExport, { exact: true })).toBeVisible()
    await expect(page.getByText(events.nothingToExportText)).toBeVisible()
  })

  test('hints at a duplicate, and rejects it as one', async ({ page, request }) => {
    const title = uniqueTitle('Twice Submitted Evening')
    await decideElsewhere(request, await submit(request, title, evening), 'approve')
    const second = await submit(request, `${title} again`, evening)
    await openTab(page, 'submissions')
    await search(page, `${title} again`, 1)
    const row = rowOf(page, `${title} again`)
    await expect(row).toContainText(similar.pill)
    await row.locator('[aria-expanded]').click()
    const alert = queueOf(page).getByRole('note')
    await expect(alert).toContainText(similar.title)
    await expect(alert.getByRole('link', { name: similar.compare })).toHaveAttribute(
      'href',
      /\/he\?event=[0-9a-f-]{36}$/,
    )
    await alert.getByRole('button', { name: similar.reject }).click()
    await expect(page.getByText(dashboard.toasts.rejected, { exact: true })).toBeVisible()
    await expect(row).toContainText(dashboard.submissions.statuses.rejected)
    await expect(row).toContainText(dashboard.decision.reasons.duplicate)
    await expect(row).not.toContainText(similar.pill)
    expect(second).toBeTruthy()
  })

  test('shows the first fifty of many, and more when asked', async ({ page, request }) => {
    const shared = uniqueTitle('Many')
    for (let number = 0; number < 55; number += 1) await submit(request, `${shared} ${number}`, evening)
    await openTab(page, 'submissions')
    await queueOf(page).getByRole('searchbox').fill(shared)
    await expect(queueOf(page).getByText(shown(50, 55))).toBeVisible()
    await queueOf(page).getByRole('button', { name: dashboardQueues.more }).click()
    await expect(queueOf(page).getByText(shown(55, 55))).toBeVisible()
    await expect(queueOf(page).getByRole('button', { name: dashboardQueues.more })).toHaveCount(0)
    await expect(rowOf(page, `${shared} 54`)).toBeAttached()
  })

  test('shows submitted text inert and contained', async ({ page, request }) => {
    const shared = uniqueTitle('Hostile')
    const word = 'W'.repeat(250)
    await submit(request, `${shared} <img src=x onerror="document.title='run'">`, evening)
    await submit(request, `${shared} ${word}`, evening)
    await openTab(page, 'submissions')
    await search(page, shared, 2)
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
  })
})

test.describe('two admins', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('see who came first: the second is told, and shown the new state', async ({ page, request }) => {
    const title = uniqueTitle('Contested Evening')
    const id = await submit(request, title, evening)
    await openTab(page, 'submissions')
    await search(page, title, 1)
    let isHeld = true
    await page.route('**/api/sys/mgmt/submissions?*', (route) => (isHeld ? undefined : route.continue()))
    await decideElsewhere(request, id, 'approve')
    await rowOf(page, title)
      .getByRole('button', { name: new RegExp(`^${dashboard.decision.reject}`) })
      .click()
    const popover = page.getByRole('dialog', { name: dashboard.decision.reject })
    isHeld = false
    await popover.getByRole('button', { name: dashboard.decision.reject }).click()
    await expect(page.getByText(dashboard.toasts.rejectFailed)).toBeVisible()
    await expect(rowOf(page, title)).toContainText(dashboard.submissions.statuses.approved)
    await expect(rowOf(page, title).getByRole('button', { name: /^דחייה/ })).toHaveCount(0)
  })
})

test.describe('failures', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('of decisions are said in the words of the specification, and change nothing', async ({
    page,
    request,
  }) => {
    const title = uniqueTitle('Unlucky Evening')
    await submit(request, title, evening)
    await openTab(page, 'submissions')
    await search(page, title, 1)
    await page.route(/\/api\/sys\/mgmt\/submissions\//, (route) =>
      route.fulfill({ status: 503, json: { error: 'Try again', code: 'unavailable' } }),
    )
    const row = rowOf(page, title)
    await row.getByRole('button', { name: new RegExp(`^${dashboard.decision.approve}`) }).click()
    await expect(page.getByText('האישור לא הצליח')).toBeVisible()
    await row.getByRole('button', { name: new RegExp(`^${dashboard.decision.reject}`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: dashboard.decision.reject }).click()
    await expect(page.getByText('הדחייה לא הצליחה')).toBeVisible()
    await row.getByRole('button', { name: new RegExp(`^${dashboard.decision.delete}`) }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: dashboard.decision.delete }).click()
    await expect(page.getByText('המחיקה לא הצליחה')).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await rowOf(page, title)
      .getByRole('button', { name: /^Approve/ })
      .click()
    await expect(page.getByText('Failed to approve submission')).toBeVisible()
    await expect(rowOf(page, title)).toContainText('Pending')
  })

  test('of a poll are said once; the rows stay, and all goes on by itself', async ({ page, request }) => {
    const title = uniqueTitle('Steady Evening')
    await submit(request, title, evening)
    await openTab(page, 'submissions')
    await search(page, title, 1)
    await page.route('**/api/sys/mgmt/submissions?*', (route) =>
      route.fulfill({ status: 503, json: { error: 'Away', code: 'unavailable' } }),
    )
    const alert = queueOf(page).getByRole('alert')
    await expect(alert).toContainText('טעינת ההגשות לא הצליחה', { timeout: 40_000 })
    await expect(alert).toHaveCount(1)
    await expect(rowOf(page, title)).toBeVisible()
    await page.unroute('**/api/sys/mgmt/submissions?*')
    await expect(alert).toHaveCount(0, { timeout: 15_000 })
  })
})

test.describe('the queue of contact messages', () => {
  test('shows a message, marks it as handled, archives another with its note', async ({ page, request }) => {
    const shared = uniqueTitle('Inquiry')
    await sendMessage(request, {
      subject: `${shared} one`,
      category: 'bug',
      message: 'שלום,\nהקישור לא נפתח.',
    })
    await sendMessage(request, { subject: `${shared} two` })
    await openTab(page, 'contact')
    await search(page, shared, 2)
    const row = rowOf(page, `${shared} one`)
    await expect(row).toContainText('Contact')
    await expect(row).toContainText(contact.categories.bug)
    await row.locator('[aria-expanded]').click()
    await expect(queueOf(page).getByText('הקישור לא נפתח.')).toBeVisible()
    await expect(queueOf(page).getByRole('link', { name: dashboardQueues.reply })).toHaveAttribute(
      'href',
      `mailto:uri@example.com?subject=${encodeURIComponent(`Re: ${shared} one`)}`,
    )
    await queueOf(page).getByRole('button', { name: contact.handle, exact: true }).click()
    await expect(page.getByText(contact.handled)).toBeVisible()
    await expect(row).toContainText(contact.statuses.approved)
    await expect(queueOf(page).getByText(contact.noNote)).toBeVisible()
    const other = rowOf(page, `${shared} two`)
    await other.getByRole('button', { name: new RegExp(`^${dashboardQueues.archive}`) }).click()
    await expect(page.getByText(contact.archived)).toBeVisible()
    await expect(other).toContainText(contact.statuses.rejected)
    await other.locator('[aria-expanded]').click()
    await expect(queueOf(page).getByText('הפנייה נענתה')).toBeVisible()
    await expect(other.getByRole('button', { name: new RegExp(`^${contact.handle}`) })).toHaveCount(0)
  })

  test('filters by what became of the messages, and exports them', async ({ page, request }) => {
    const shared = uniqueTitle('Filtered')
    await decideElsewhere(request, await sendMessage(request, { subject: `${shared} done` }), 'approve')
    await sendMessage(request, { subject: `${shared} waiting`, message: '=1+1' })
    await openTab(page, 'contact')
    await search(page, shared, 2)
    await queueOf(page).getByRole('radio', { name: contact.filters.pending }).click()
    await expect(queueOf(page).getByText(shown(1, 1))).toBeVisible()
    const coming = page.waitForEvent('download')
    await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^contact_messages_\d{4}-\d\d-\d\d\.csv$/)
    const { text, rows } = await csvOf(download)
    expect(text.startsWith('\ufeffID,Name,Email,Subject,Status,Created At,Message')).toBe(true)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ Name: 'Uri Shemesh', Message: "'=1+1" })
    await expect(page.getByText(dashboardFrame.download.done)).toBeVisible()
    await search(page, 'nothing is called like this', 0)
    await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
    await expect(page.getByText('אין פניות לייצוא')).toBeVisible()
  })

  test('lets new messages wait while one is being read, on top of the list', async ({ page, request }) => {
    const shared = uniqueTitle('Waiting')
    await sendMessage(request, { subject: `${shared} first` })
    await openTab(page, 'contact')
    await search(page, shared, 1)
    const opener = rowOf(page, `${shared} first`).locator('[aria-expanded]')
    await opener.click()
    await opener.focus()
    await sendMessage(request, { subject: `${shared} second` })
    const newcomers = queueOf(page).getByRole('button', { name: fill('he', contact.newcomers, { n: 1 }) })
    await expect(newcomers).toBeVisible()
    await expect(opener).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await newcomers.click()
    await expect(queueOf(page).locator('.queue-row').first()).toContainText(`${shared} second`)
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
  })
})

test.describe('the queue of feedback', () => {
  test('shows ratings and texts, marks as read, archives with its note', async ({ page, request }) => {
    const name = uniqueTitle('Reader')
    await sendFeedback(request, {
      name,
      overallRating: 4,
      usabilityRating: 5,
      featuresUsed: ['Event Calendar'],
      improvementSuggestions: 'A reminder by e-mail',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36',
    })
    await sendFeedback(request, { name: `${name} second`, overallRating: 1 })
    await openTab(page, 'feedback')
    await search(page, name, 2)
    const row = rowOf(page, 'A reminder by e-mail')
    await expect(row.getByRole('img', { name: 'דירוג 4 מתוך 5' })).toHaveText('4/5')
    await row.locator('[aria-expanded]').click()
    const detail = queueOf(page).locator('.detail-row')
    await expect(detail).toContainText('5/5')
    await expect(detail.getByText(feedback.notRated)).toHaveCount(3)
    await expect(detail).toContainText(feedback.featureNames.eventCalendar)
    await expect(detail).toContainText('Chrome 142, Windows')
    await detail.getByRole('button', { name: feedback.read, exact: true }).click()
    await expect(page.getByText(feedback.marked)).toBeVisible()
    await expect(row).toContainText(feedback.statuses.approved)
    const other = rowOf(page, `${name} second`)
    await expect(other).toContainText(feedback.noText)
    await other.getByRole('button', { name: new RegExp(`^${dashboardQueues.archive}`) }).click()
    await expect(other).toContainText(feedback.statuses.rejected)
    await other.locator('[aria-expanded]').click()
    await expect(queueOf(page).getByText('המשוב נבדק')).toBeVisible()
  })

  test('counts every rating in its figures, and exports the feedback', async ({ page, request }) => {
    const name = uniqueTitle('Counted')
    await sendFeedback(request, { name, overallRating: 2, additionalComments: 'Small squares' })
    await openTab(page, 'feedback')
    const distribution = queueOf(page).getByRole('list', { name: feedback.distribution })
    await expect(distribution.getByRole('listitem')).toHaveCount(5)
    await expect(queueOf(page).locator('.average')).toContainText(/\d\.\d/)
    await search(page, name, 1)
    const coming = page.waitForEvent('download')
    await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^platform-feedback-\d{4}-\d\d-\d\d\.csv$/)
    const { text, rows } = await csvOf(download)
    expect(text.startsWith('\ufeffID,Name,Email,Overall Rating,Status,Created At,Feedback Details')).toBe(
      true,
    )
    expect(rows[0]?.['Feedback Details']).toContain('Small squares')
    await expect(page.getByText('קובץ יוצא בהצלחה')).toBeVisible()
    await search(page, 'nothing is called like this', 0)
    await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
    await expect(page.getByText('אין משובים לייצוא')).toBeVisible()
  })
})
