import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { expectSaid } from './support/dashboard-tab.ts'
import {
  csvOf,
  decideElsewhere,
  openTab,
  queueOf,
  rowOf,
  search,
  sendFeedback,
  sendMessage,
  found,
  uniqueTitle,
} from './support/queues.ts'
import { expect, main, test } from './support/test.ts'

const { dashboardQueues, dashboardFrame } = messagesFor('he')
const { contact, feedback } = dashboardQueues

test(
  'a contact message is shown and marked as handled, another is archived with its note',
  main,
  async ({ page, request }) => {
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
    await expect(queueOf(page).getByRole('button', { name: dashboardQueues.reply })).toBeVisible()
    await queueOf(page).getByRole('button', { name: contact.handle, exact: true }).click()
    await expectSaid(page, contact.handled)
    await expect(row).toContainText(contact.statuses.approved)
    await expect(queueOf(page).getByText(contact.noNote)).toBeVisible()
    const other = rowOf(page, `${shared} two`)
    await other.getByRole('button', { name: new RegExp(`^${dashboardQueues.archive}`) }).click()
    await expectSaid(page, contact.archived)
    await expect(other).toContainText(contact.statuses.rejected)
    await other.locator('[aria-expanded]').click()
    await expect(queueOf(page).getByText('הפנייה נענתה')).toBeVisible()
    await expect(other.getByRole('button', { name: new RegExp(`^${contact.handle}`) })).toHaveCount(0)
  },
)

test('new contact messages wait above the list while one is read, and are filtered and exported', async ({
  page,
  request,
}) => {
  await page.clock.install()
  const waiting = uniqueTitle('Waiting')
  await sendMessage(request, { subject: `${waiting} first` })
  await openTab(page, 'contact')
  await test.step('new ones wait above the list while one is being read', async () => {
    await search(page, waiting, 1)
    const opener = rowOf(page, `${waiting} first`).locator('[aria-expanded]')
    await opener.click()
    await opener.focus()
    await sendMessage(request, { subject: `${waiting} second` })
    const newcomers = queueOf(page).getByRole('button', { name: fill('he', contact.newcomers, { n: 1 }) })
    await expect(async () => {
      await page.clock.fastForward(6_000)
      await expect(newcomers).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(opener).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await newcomers.click()
    await expect(queueOf(page).locator('[data-part=row]').first()).toContainText(`${waiting} second`)
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('they are filtered by what became of them, and those are exported', async () => {
    const filtered = uniqueTitle('Filtered')
    await decideElsewhere(request, await sendMessage(request, { subject: `${filtered} done` }), 'approve')
    await sendMessage(request, { subject: `${filtered} waiting`, message: 'a, "b"' })
    await search(page, filtered, 2)
    await queueOf(page).getByRole('radio', { name: contact.filters.pending }).click()
    await expect(queueOf(page).getByText(found(1))).toBeVisible()
    const coming = page.waitForEvent('download')
    await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
    await expectSaid(page, dashboardFrame.download.done)
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^contact_messages_\d{4}-\d\d-\d\d\.csv$/)
    const { text, rows } = await csvOf(download)
    expect(text.startsWith('\ufeffID,Name,Email,Subject,Status,Created At,Message')).toBe(true)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ Name: 'Uri Shemesh', Message: 'a, "b"' })
    await search(page, 'nothing is called like this', 0)
    await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
    await expectSaid(page, 'אין פניות לייצוא')
  })
})

test(
  'feedback is shown with its ratings and marked as read, another is archived with its note',
  main,
  async ({ page, request }) => {
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
    const detail = queueOf(page).locator('[data-part=detail]')
    await expect(detail).toContainText('5/5')
    await expect(detail.getByText(feedback.notRated)).toHaveCount(3)
    await expect(detail).toContainText(feedback.featureNames.eventCalendar)
    await expect(detail).toContainText('Chrome 142, Windows')
    await detail.getByRole('button', { name: feedback.read, exact: true }).click()
    await expectSaid(page, feedback.marked)
    await expect(row).toContainText(feedback.statuses.approved)
    const other = rowOf(page, `${name} second`)
    await expect(other).toContainText(feedback.noText)
    await other.getByRole('button', { name: new RegExp(`^${dashboardQueues.archive}`) }).click()
    await expect(other).toContainText(feedback.statuses.rejected)
    await other.locator('[aria-expanded]').click()
    await expect(queueOf(page).getByText('המשוב נבדק')).toBeVisible()
  },
)

test('every rating of the feedback is in its figures, and what was searched for is exported', async ({
  page,
  request,
}) => {
  const counted = uniqueTitle('Counted')
  await sendFeedback(request, { name: counted, overallRating: 2, additionalComments: 'Small squares' })
  await openTab(page, 'feedback')
  const distribution = queueOf(page).getByRole('list', { name: feedback.distribution })
  await expect(distribution.getByRole('listitem')).toHaveCount(5)
  await expect(queueOf(page).locator('[data-part=average]')).toContainText(/\d\.\d/)
  await search(page, counted, 1)
  const coming = page.waitForEvent('download')
  await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
  await expectSaid(page, 'קובץ יוצא בהצלחה')
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^platform-feedback-\d{4}-\d\d-\d\d\.csv$/)
  const { text, rows } = await csvOf(download)
  expect(text.startsWith('\ufeffID,Name,Email,Overall Rating,Status,Created At,Feedback Details')).toBe(true)
  expect(rows[0]?.['Feedback Details']).toContain('Small squares')
  await search(page, 'nothing is called like this', 0)
  await queueOf(page).getByRole('button', { name: dashboardQueues.export }).click()
  await expectSaid(page, 'אין משובים לייצוא')
})
