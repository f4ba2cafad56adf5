import { expect, type Page } from '@playwright/test'
import { openEventForm } from './event-form.ts'
import type { Visit } from './test.ts'

/** What opens over a page. */
export const openStates: { name: string; open: (page: Page, visit: Visit) => Promise<void> }[] = [
  {
    name: 'the event dialog',
    async open(page, { path }) {
      const [event] = await (await page.request.get('/api/events?limit=1')).json()
      await page.goto(path(`/?event=${event.id}`))
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the event form',
    async open(page, visit) {
      await openEventForm(page, visit)
    },
  },
  {
    name: 'the menu',
    async open(page, { t, path }) {
      await page.goto(path('/about'))
      await page.getByRole('button', { name: t.chrome.menuOpen }).click()
      await expect(page.locator('#menu-sheet')).toBeVisible()
    },
  },
  {
    name: 'the bell',
    async open(page, { path }) {
      await page.goto(path('/about'))
      await page.locator('.bell').click()
      await expect(page.locator('#notifications')).toBeVisible()
    },
  },
  {
    name: 'the filters',
    async open(page, { t, path }) {
      await page.goto(path('/'))
      await page.getByRole('button', { name: t.filters.toggle }).click()
      await expect(page.getByRole('combobox', { name: t.filters.typeLabel })).toBeVisible()
    },
  },
]
