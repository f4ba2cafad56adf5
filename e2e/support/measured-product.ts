import type { Timeframe } from '@cyberluach/api/timeframes'
import type { Browser, Page } from '@playwright/test'
import type pg from 'pg'
import { withClient } from '../../server/database/client.ts'
import { runningDatabaseUrl } from '../../server/database/embedded.ts'
import type { ProvidedProduct } from './on-demand.ts'
import { fixedVisits } from './fixed-visits.ts'
import { picturedMorning } from './pictured-product.ts'
import { sessionOf } from './session.ts'
import { expect, type Locale } from './test.ts'

type Place = Pick<ProvidedProduct, 'origin' | 'admin'>
type Look = {
  locale?: Locale
  theme?: 'light' | 'dark'
  tab?: string
  period?: Timeframe
  /** By what name the browser calls the product, where it is not its usual one. */
  calledAs?: string
}

/** Opens the dashboard as an admin who has signed in, in a browser whose clock says what the product's said at first. */
export async function openDashboard(page: Page, place: Place, look: Look = {}): Promise<void> {
  await goToDashboard(page, place, look)
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).last().waitFor()
}

/** As far as the guard, which may have its own idea. */
export async function goToDashboard(page: Page, place: Place, look: Look = {}): Promise<void> {
  const { tab = 'analytics', period, calledAs = place.origin } = look
  await signInBeforehand(page, place, look)
  await page.goto(`${calledAs}/admin/dashboard${period ? `?period=${period}` : ''}#${tab}`)
}

/** Leaves in the browser what signing in does: whatever of the panel is opened next finds an admin. */
export async function signInBeforehand(
  page: Page,
  { origin, admin }: Place,
  { locale = 'he', theme = 'light', calledAs = origin }: Look = {},
): Promise<void> {
  const session = await sessionOf(page.request, { origin, admin })
  await page.context().addCookies([
    { name: 'payload-token', value: session.token, url: calledAs, httpOnly: true },
    { name: 'payload-theme', value: theme, url: calledAs },
  ])
  await page.addInitScript(keepOnce, [session.token, JSON.stringify(session.admin), locale] as const)
}

/** What the sign-in keeps in the browser, as long as nobody signs out. */
function keepOnce([token, user, language]: readonly [string, string, string]): void {
  if (sessionStorage.getItem('isKept')) return
  sessionStorage.setItem('isKept', 'yes')
  localStorage.setItem('adminToken', token)
  localStorage.setItem('adminUser', user)
  localStorage.setItem('dashboardLanguage', language)
}

/** Turns the open dashboard to a theme, as its switch does. */
export async function turnTo(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, name) => (html.dataset.theme = name), theme)
}

/** One visitor's visit: each page opened, and every view of it counted before the visitor is gone. */
export async function visit(
  browser: Browser,
  product: ProvidedProduct,
  { userAgent, pages }: { userAgent: string; pages: string[] },
): Promise<void> {
  const before = await countViews(product)
  const context = await browser.newContext({ userAgent, baseURL: product.origin })
  const page = await context.newPage()
  for (const address of pages) await page.goto(address)
  await expect.poll(() => countViews(product)).toBe(before + pages.length)
  await context.close()
}

async function countViews(product: ProvidedProduct): Promise<number> {
  return inDatabase(product, async (client) => {
    const { rows } = await client.query<{ views: number }>('select count(*)::int as views from page_views')
    return rows[0]?.views ?? 0
  })
}

/** Puts the fixed visits in the place of all that were measured. */
export async function writeFixedVisits(product: ProvidedProduct): Promise<void> {
  await forgetVisits(product)
  await inDatabase(product, async (client) => {
    for (const pulses of fixedVisits(Date.parse(picturedMorning)))
      await client.query('select record_pulses($1::jsonb, $2)', [JSON.stringify(pulses), 'Asia/Jerusalem'])
  })
}

/** As before the first visit. */
export async function forgetVisits(product: ProvidedProduct): Promise<void> {
  await inDatabase(product, (client) => client.query('truncate visits, page_views, visit_figures, load_figures'))
}

async function inDatabase<Result>(
  { dataDir }: ProvidedProduct,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  return withClient(await runningDatabaseUrl(dataDir), work)
}
