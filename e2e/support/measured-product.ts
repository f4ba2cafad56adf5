import type { Timeframe } from '@cyberluach/api/timeframes'
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { runningDatabaseUrl } from '../../server/database/embedded.ts'
import { startProduct, type Product } from '../../server/testing/product.ts'
import { fixedVisits } from './fixed-visits.ts'
import { picturedMorning } from './pictured-product.ts'
import { sessionOf } from './session.ts'
import { expect, type Locale } from './test.ts'

/** A product of its own, on the morning of the pictures: no other journey's visits are counted in it. */
export function startMeasuredProduct(): Promise<Product> {
  return startProduct({ SEED: 'none', SESSION_MINUTES: '30' }, picturedMorning)
}

type Look = { locale?: Locale; theme?: 'light' | 'dark'; tab?: string; period?: Timeframe }

/** Opens the dashboard as an admin who has signed in, in a browser whose clock says what the product's said at first. */
export async function openDashboard(
  page: Page,
  { origin, admin }: Pick<Product, 'origin' | 'admin'>,
  look: Look = {},
): Promise<void> {
  const { locale = 'he', theme = 'light', tab = 'analytics', period } = look
  const session = await sessionOf(page.request, { origin, admin })
  await page.context().addCookies([...session.cookies, { name: 'payload-theme', value: theme, url: origin }])
  await page.addInitScript(
    ([token, user, language]) => {
      localStorage.setItem('adminToken', token ?? '')
      localStorage.setItem('adminUser', user ?? '')
      localStorage.setItem('dashboardLanguage', language ?? '')
    },
    [session.token, JSON.stringify(session.admin), locale],
  )
  await page.goto(`${origin}/admin/dashboard${period ? `?period=${period}` : ''}#${tab}`)
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).last().waitFor()
}

/** Turns the open dashboard to a theme, as its switch does. */
export async function turnTo(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, name) => (html.dataset.theme = name), theme)
}

/** One visitor's visit: each page opened, and its sign of life taken, before the next. */
export async function visit(
  browser: Browser,
  { origin }: Product,
  { userAgent, pages }: { userAgent: string; pages: string[] },
): Promise<void> {
  const context = await browser.newContext({ userAgent, baseURL: origin })
  const page = await context.newPage()
  for (const address of pages) {
    const taken = page.waitForResponse((answer) => answer.url().endsWith('/api/pulse'))
    await page.goto(address)
    expect((await taken).ok()).toBe(true)
  }
  await context.close()
}

/** Puts the fixed visits in the place of all that were measured. */
export async function writeFixedVisits({ dataDir }: Product): Promise<void> {
  const client = new pg.Client({ connectionString: await runningDatabaseUrl(dataDir) })
  await client.connect()
  try {
    await client.query('truncate visits, page_views, visit_figures, load_figures')
    for (const pulses of fixedVisits(Date.parse(picturedMorning)))
      await client.query('select record_pulses($1::jsonb, $2)', [JSON.stringify(pulses), 'Asia/Jerusalem'])
  } finally {
    await client.end()
  }
}
