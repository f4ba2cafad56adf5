import { messagesFor } from '@cyberluach/i18n/messages'
import type { Page, Response } from '@playwright/test'

const { dashboardAnalytics: texts } = messagesFor('he')

/** What visitors of three kinds of device call themselves. */
export const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'
export const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
export const tablet =
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

export const panel = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
export const figure = (page: Page, title: string) => panel(page, title).getByRole('paragraph').first()
export const items = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')
export const period = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
export const traffic = (page: Page) => page.getByRole('region', { name: texts.title })

/** The addresses of the scripts and styles that are loaded meanwhile. */
export async function loadedOn(page: Page, act: () => Promise<void>): Promise<Set<string>> {
  const addresses = new Set<string>()
  const note = (answer: Response) => {
    if (/script|stylesheet/.test(answer.request().resourceType())) addresses.add(answer.url())
  }
  page.on('response', note)
  await act()
  page.off('response', note)
  return addresses
}
