import { messagesFor } from '@cyberluach/i18n/messages'
import { signInThroughPage } from '../server/testing/sign-in-page.ts'
import { submit } from './support/api.ts'
import { expectSaid } from './support/dashboard-tab.ts'
import { readPanelIn } from './support/panel-language.ts'
import { search, uniqueTitle } from './support/queues.ts'
import { createPerson } from './support/staff.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { adminPanel, dashboard, homePanel, translationsPanel, personalData } = messagesFor('he')

test(
  'a moderator decides in the dashboard, and finds nothing else there or in the panel',
  main,
  async ({ page, request, baseURL }) => {
    const title = uniqueTitle('Moderated Evening')
    await submit(request, title, '2027-02-06T18:00:00+02:00')
    const moderator = await createPerson(request, 'moderator', baseURL)
    await test.step('signing in leads to the five tabs of decisions', async () => {
      await readPanelIn(page.context(), 'he', baseURL)
      await signInThroughPage(page, moderator)
      const { submissions, contact, feedback, events, sources } = dashboard.tabs
      const tabs = page.getByRole('tab')
      await expect(tabs).toHaveCount(5)
      for (const [index, name] of [submissions, contact, feedback, events, sources].entries())
        await expect(tabs.nth(index)).toContainText(name)
      await expectAccessible(page)
    })
    await test.step('what waits is decided as an admin does', async () => {
      await search(page, title, 1)
      await page.getByRole('button', { name: new RegExp(`^${dashboard.decision.approve}.*${title}`) }).click()
      await expectSaid(page, dashboard.toasts.approved)
    })
    await test.step('an address of another tab leads to no other', async () => {
      await page.goto('/admin/dashboard#mailing')
      await page.reload()
      await expect(page.getByRole('tab', { name: dashboard.tabs.submissions })).toHaveAttribute('aria-selected', 'true')
    })
    await test.step('the panel names events and the way back, and no account, text or mail', async () => {
      await page.goto('/admin')
      const bar = page.getByRole('navigation', { name: dashboard.tabs.label })
      await expect(bar.getByRole('link', { name: dashboard.tabs.submissions, exact: true })).toBeVisible()
      await expect(bar.getByRole('link', { name: dashboard.tabs.mailing, exact: true })).toHaveCount(0)
      await expect(page.locator('.nav a[href="/admin/collections/events"]')).toBeAttached()
      const others = [
        adminPanel.collections.users.many,
        adminPanel.collections.mails.many,
        adminPanel.collections.posts.many,
        translationsPanel.title,
        personalData.title,
        homePanel.newPost,
      ]
      for (const name of others) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
    })
  },
)
