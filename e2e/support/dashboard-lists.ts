import type { Post } from '@cyberluach/api/posts'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { Locator } from '@playwright/test'
import { turnTo } from './measured-product.ts'
import type { ProvidedProduct } from './on-demand.ts'
import { sessionOf } from './session.ts'
import { isMainLook, widths } from './pictures.ts'
import { expect, expectAccessible, type Locale, type Page } from './test.ts'

const { blog } = messagesFor('en').dashboardLists

export const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
export const toast = (page: Page) => page.getByRole('region', { name: /F8/ }).locator('[data-part=toast]')
export const form = (page: Page) => page.locator('dialog[data-part=post]')
export const closeForm = (page: Page) =>
  form(page)
    .locator('form')
    .getByRole('button', { name: messagesFor('en').dashboard.close, exact: true })
    .click()
export const field = (page: Page, name: keyof typeof blog.fields) =>
  form(page).getByRole('textbox', { name: new RegExp(`^${blog.fields[name]}`) })
export const save = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click()
export function statistic(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/**
 * Nothing that is too wide, on a desk and on a phone, and nothing to report: English is asked everything on a desk and
 * about the colours of the other theme on a phone, Hebrew the other way round.
 */
export async function expectFitting(page: Page, locale: Locale): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const isMain = isMainLook({ locale, width })
    await turnTo(page, isMain ? 'light' : 'dark')
    await expectAccessible(page, isMain ? 'all' : 'colours')
  }
  await turnTo(page, 'light')
}

export async function publicPosts(page: Page, { origin }: ProvidedProduct): Promise<Post[]> {
  return (await (await page.request.get(`${origin}/api/posts`)).json()) as Post[]
}

/** A post that somebody has written before. */
export async function storePost(page: Page, place: ProvidedProduct, post: object): Promise<void> {
  const { token } = await sessionOf(page.request, place)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post(`${place.origin}/api/posts`, { headers, data: post })
  expect(answer.status()).toBe(201)
}

/** The other tab of the open dashboard, on a desk. */
export async function openMailing(page: Page, locale: Locale): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('tab', { name: messagesFor(locale).dashboard.tabs.mailing }).click()
}
