import { stableId } from '../../cms/src/seed/stable-id.ts'
import { openEventForm } from './event-form.ts'
import { englishPost, wholePost } from './readable-posts.ts'
import { expect, type Page, type Visit } from './test.ts'

/** Something that a visitor can see, and how they come to see it. */
export type Scene = {
  name: string
  /** The page to begin on. */
  address: string
  /** What is done there before the picture is taken. */
  act?: (page: Page, visit: Visit) => Promise<void>
  /** The part of the page that is pictured, whole; without it, what the window shows. */
  part?: string
  /** How high the window is, where it is not the usual one. */
  height?: number
  /** Those on which little depends are pictured dark on a wide screen and light on a phone only. */
  isMinor?: true
}

const inFull = stableId('sample:red-against-blue')
const withHours = stableId('sample:two-days-of-flags')
const withDaysOnly = stableId('BSidesAberystwyth 2026')

export const scenes: Scene[] = [
  { name: 'home', address: '/', height: 1300 },
  { name: 'home-cards', address: '/?view=cards', height: 1300 },
  {
    name: 'home-filtered',
    address: '/?view=cards&type=ctf&location=online',
    part: '#calendar',
  },
  { name: 'home-empty', address: '/?view=cards&q=quantum+gardening', part: '#calendar', isMinor: true },
  {
    name: 'home-loading',
    address: '/?view=cards',
    part: '#calendar',
    isMinor: true,
    async act(page, visit) {
      await page.route('**/api/events?**', () => undefined)
      await turnMonth(page, visit)
      await expect(page.locator('.card-skeleton').first()).toBeVisible()
    },
  },
  {
    name: 'home-failing',
    address: '/',
    height: 1300,
    isMinor: true,
    async act(page, visit) {
      await page.route('**/api/events?**', (route) => route.fulfill({ status: 503 }))
      await turnMonth(page, visit)
      await expect(page.locator('.calendar [aria-busy]')).toHaveCount(0)
    },
  },
  { name: 'statistics', address: '/', part: '[aria-labelledby=statistics-title]' },
  { name: 'upcoming', address: '/', part: '[aria-labelledby=upcoming-title]' },
  { name: 'footer', address: '/', part: '.site-footer', isMinor: true },
  { name: 'stats', address: '/stats?type=upcoming-events', isMinor: true },
  { name: 'day', address: '/day/2026-11-23', height: 1300 },
  { name: 'blog', address: '/blog', height: 1300 },
  { name: 'post', address: `/blog/${wholePost.slug}`, height: 2600, isMinor: true },
  { name: 'post-english', address: `/blog/${englishPost.slug}`, isMinor: true },
  { name: 'event', address: `/?event=${inFull}`, isMinor: true },
  { name: 'event-plain', address: `/?event=${withDaysOnly}`, isMinor: true },
  {
    name: 'event-share',
    address: `/?event=${withHours}`,
    async act(page, { t }) {
      await page.getByRole('dialog').getByRole('button', { name: t.share.button }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'event-form-error',
    address: '/submit',
    isMinor: true,
    async act(page, visit) {
      const { t } = visit
      const dialog = await openEventForm(page, visit)
      await dialog.getByRole('button', { name: t.eventForm.submit }).click()
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused()
    },
  },
  {
    name: 'notifications',
    address: '/faq',
    isMinor: true,
    async act(page) {
      await page.locator('.bell').click()
      await expect(page.locator('#notifications')).toBeVisible()
    },
  },
]

/** The menu that narrow screens have in place of the links in the header. */
export const menuScene: Scene = {
  name: 'menu',
  address: '/',
  async act(page) {
    await page.locator('.menu-button').click()
    await expect(page.locator('#menu-sheet')).toBeVisible()
  },
}

async function turnMonth(page: Page, { t }: Visit): Promise<void> {
  await page.getByRole('link', { name: t.calendar.nextMonth }).click()
  await expect(page).toHaveURL(/month=2026-12/)
}
