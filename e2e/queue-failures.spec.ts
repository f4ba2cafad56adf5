import { messagesFor } from '@cyberluach/i18n/messages'
import type { Route } from '@playwright/test'
import { submit } from './support/api.ts'
import { decideElsewhere, openTab, queueOf, rowOf, search, uniqueTitle } from './support/queues.ts'
import { expect, test } from './support/test.ts'

const { dashboard } = messagesFor('he')
const evening = '2027-03-03T18:00:00+02:00'
const unavailable = (route: Route) =>
  route.fulfill({ status: 503, json: { error: 'Try again', code: 'unavailable' } })

test.describe('in the queue of submissions', () => {
  test.use({ expectedErrors: [/status of (409|503)/] })

  test('two admins see who came first: the second is told, and shown the new state; failures of a poll are said once, the rows stay, and all goes on by itself; failures of decisions are said in the words of the specification, and change nothing', async ({
    page,
    request,
  }) => {
    await page.clock.install()
    const title = uniqueTitle('Contested Evening')
    const id = await submit(request, title, evening)
    await openTab(page, 'submissions')
    await search(page, title, 1)
    const rejected = Promise.withResolvers<void>()
    await page.route('**/api/sys/mgmt/submissions?*', async (route) => {
      await rejected.promise
      await route.continue()
    })
    await decideElsewhere(request, id, 'approve')
    await rowOf(page, title)
      .getByRole('button', { name: new RegExp(`^${dashboard.decision.reject}`) })
      .click()
    const popover = page.getByRole('dialog', { name: dashboard.decision.reject })
    await popover.getByRole('button', { name: dashboard.decision.reject }).click()
    rejected.resolve()
    await expect(page.getByText(dashboard.toasts.rejectFailed)).toBeVisible()
    await expect(rowOf(page, title)).toContainText(dashboard.submissions.statuses.approved)
    await expect(rowOf(page, title).getByRole('button', { name: /^דחייה/ })).toHaveCount(0)

    const steady = uniqueTitle('Steady Evening')
    await submit(request, steady, evening)
    await search(page, steady, 1)
    await page.route('**/api/sys/mgmt/submissions?*', unavailable)
    const alert = queueOf(page).getByRole('alert')
    await expect(async () => {
      await page.clock.fastForward(6_000)
      await expect(alert).toContainText('טעינת ההגשות לא הצליחה', { timeout: 1_000 })
    }).toPass()
    await expect(alert).toHaveCount(1)
    await expect(rowOf(page, steady)).toBeVisible()
    await page.unroute('**/api/sys/mgmt/submissions?*')
    await expect(async () => {
      await page.clock.fastForward(6_000)
      await expect(alert).toHaveCount(0, { timeout: 1_000 })
    }).toPass()

    const unlucky = uniqueTitle('Unlucky Evening')
    await submit(request, unlucky, evening)
    await search(page, unlucky, 1)
    await page.route(/\/api\/sys\/mgmt\/submissions\//, unavailable)
    const row = rowOf(page, unlucky)
    await row.getByRole('button', { name: new RegExp(`^${dashboard.decision.approve}`) }).click()
    await expect(page.getByText('האישור לא הצליח')).toBeVisible()
    await row.getByRole('button', { name: new RegExp(`^${dashboard.decision.reject}`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: dashboard.decision.reject }).click()
    await expect(page.getByText('הדחייה לא הצליחה')).toBeVisible()
    await row.getByRole('button', { name: new RegExp(`^${dashboard.decision.delete}`) }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: dashboard.decision.delete }).click()
    await expect(page.getByText('המחיקה לא הצליחה')).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await rowOf(page, unlucky)
      .getByRole('button', { name: /^Approve/ })
      .click()
    await expect(page.getByText('Failed to approve submission')).toBeVisible()
    await expect(rowOf(page, unlucky)).toContainText('Pending')
  })
})
