import { messagesFor } from '@cyberluach/i18n/messages'
import type { Route } from '@playwright/test'
import { submit } from './support/api.ts'
import { expectSaid } from './support/dashboard-tab.ts'
import { decideElsewhere, openTab, queueOf, rowOf, search, uniqueTitle } from './support/queues.ts'
import { expect, main, test } from './support/test.ts'

const { dashboard } = messagesFor('he')
const evening = '2027-03-03T18:00:00+02:00'
const unavailable = (route: Route) => route.fulfill({ status: 503, json: { error: 'Try again', code: 'unavailable' } })

test.describe('in the queue of submissions', () => {
  test.use({ expectedErrors: [/status of (409|503)/] })

  test('of two admins the second is told who came first, and shown the new state', main, async ({ page, request }) => {
    const title = uniqueTitle('Contested Evening')
    const id = await submit(request, title, evening)
    await openTab(page, 'submissions')
    await search(page, title, 1)
    // No poll tells the second one before they have decided.
    const pressed = Promise.withResolvers<void>()
    await page.route('**/api/sys/mgmt/submissions?*', async (route) => {
      await pressed.promise
      await route.continue()
    })
    await decideElsewhere(request, id, 'approve')
    await rowOf(page, title)
      .getByRole('button', { name: new RegExp(`^${dashboard.decision.reject}`) })
      .click()
    const popover = page.getByRole('dialog', { name: dashboard.decision.reject })
    await popover.getByRole('button', { name: dashboard.decision.reject }).click()
    pressed.resolve()
    await expectSaid(page, dashboard.toasts.rejectFailed)
    await expect(rowOf(page, title)).toContainText(dashboard.submissions.statuses.approved)
    await expect(rowOf(page, title).getByRole('button', { name: /^דחייה/ })).toHaveCount(0)
  })

  test('failures of polls and decisions are said, change nothing, and all goes on by itself', async ({
    page,
    request,
  }) => {
    await page.clock.install()
    const title = uniqueTitle('Steady Evening')
    await submit(request, title, evening)
    await openTab(page, 'submissions')
    await search(page, title, 1)

    await test.step('of polls they are said once; the rows stay', async () => {
      await page.route('**/api/sys/mgmt/submissions?*', unavailable)
      const alert = queueOf(page).getByRole('alert')
      await expect(async () => {
        await page.clock.fastForward(6_000)
        await expect(alert).toContainText('טעינת ההגשות לא הצליחה', { timeout: 1_000 })
      }).toPass()
      await expect(alert).toHaveCount(1)
      await expect(rowOf(page, title)).toBeVisible()
      await page.unroute('**/api/sys/mgmt/submissions?*')
      await expect(async () => {
        await page.clock.fastForward(6_000)
        await expect(alert).toHaveCount(0, { timeout: 1_000 })
      }).toPass()
      await expect(rowOf(page, title)).toBeVisible()
    })

    await test.step('of decisions they are said in the words of the specification', async () => {
      await page.route(/\/api\/sys\/mgmt\/submissions\//, unavailable)
      const row = rowOf(page, title)
      await row.getByRole('button', { name: new RegExp(`^${dashboard.decision.approve}`) }).click()
      await expectSaid(page, 'האישור לא הצליח')
      await row.getByRole('button', { name: new RegExp(`^${dashboard.decision.reject}`) }).click()
      await page.getByRole('dialog').getByRole('button', { name: dashboard.decision.reject }).click()
      await expectSaid(page, 'הדחייה לא הצליחה')
      await row.getByRole('button', { name: new RegExp(`^${dashboard.decision.delete}`) }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: dashboard.decision.delete }).click()
      await expectSaid(page, 'המחיקה לא הצליחה')
      await page.getByRole('button', { name: 'English' }).click()
      await row.getByRole('button', { name: /^Approve/ }).click()
      await expectSaid(page, 'Failed to approve submission')
      await expect(row).toContainText('Pending')
    })
  })
})
