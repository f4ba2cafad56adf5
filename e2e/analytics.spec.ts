import type { Analytics } from '@cyberluach/api/analytics'
import { devices, type APIRequestContext, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { agents } from '../server/testing/agents.ts'
import { admin, tokenOf } from './support/api.ts'
import { expect, main, test } from './support/test.ts'

/* What Playwright's own browsers call themselves is a robot's name: journeys count only where they name another. */

type Measured = Pick<Analytics, 'totalSessions' | 'pageViews' | 'bouncedSessions'>

test('what real browsers did stands in the figures, to the visit', main, async ({ browser, request }) => {
  const token = await tokenOf(request)
  const before = await overview(request, token)

  const desktop = await visitor(browser, { userAgent: named(agents.chrome) })
  await desktop.goto('/')
  await expect.poll(() => sent(desktop)).toContain('load') // else it would be left before it has loaded
  await desktop.goto('/about')
  const phone = await visitor(browser, {
    ...devices['iPhone 15'],
    userAgent: named(agents.phone),
    locale: 'he-IL',
  })
  await phone.goto('/he')
  const other = await visitor(browser, { userAgent: named(agents.firefox) })
  await other.goto('/stats?type=total')

  await expect
    .poll(async () => changed(before, await overview(request, token)))
    .toEqual({
      totalSessions: 3,
      pageViews: 4,
      bouncedSessions: 2,
    })
  await expect
    .poll(async () =>
      (await sessions(request, token))
        .map(({ deviceType, browser: name, os, pageViews }) => [deviceType, name, os, pageViews])
        .slice(0, 3)
        .toSorted(),
    )
    .toEqual([
      ['desktop', 'Chrome', 'Windows', 2],
      ['desktop', 'Firefox', 'Linux', 1],
      ['mobile', 'Safari', 'iOS', 1],
    ])
  await expect
    .poll(async () => {
      const { topPages } = await overview(request, token)
      return ['/', '/about', '/he', '/stats?type=total'].map(
        (path) => topPages.find((page) => page.path === path)?.p75LoadMs ?? null,
      )
    })
    .toEqual([expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)])

  expect(await desktop.context().cookies()).toEqual([])
  // The bell alone remembers which notifications were shown.
  expect(await desktop.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys))).toEqual([
    'cyberluach.notes',
    'cyberluach.notes',
  ])
  await Promise.all([desktop, phone, other].map((page) => page.context().close()))
})

test(
  'nobody is counted who asks not to be, who is a robot, or who is signed in',
  main,
  async ({ browser, request }) => {
    const token = await tokenOf(request)
    const before = await overview(request, token)

    const notTracked = await visitor(browser, { userAgent: named(agents.chrome), extraHTTPHeaders: { dnt: '1' } }, () =>
      Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
    )
    const isPrivate = await visitor(
      browser,
      { userAgent: named(agents.chrome), extraHTTPHeaders: { 'sec-gpc': '1' } },
      () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
    const robot = await visitor(browser, {})
    const staff = await visitor(browser, { userAgent: named(agents.firefox) })
    await staff.request.post('/api/purple-elephant-42/auth', { data: admin() })
    for (const page of [notTracked, isPrivate, robot, staff]) await page.goto('/faq', { waitUntil: 'load' })
    await expect.poll(() => sent(robot)).toContain('load')
    await expect.poll(() => sent(staff)).toContain('load')
    expect([await sent(notTracked), await sent(isPrivate)]).toEqual([[], []])

    const counted = await visitor(browser, { userAgent: named(agents.chrome) })
    await counted.goto('/faq')
    await expect
      .poll(async () => changed(before, await overview(request, token)))
      .toMatchObject({ totalSessions: 1, pageViews: 1 })
    await Promise.all([notTracked, isPrivate, robot, staff, counted].map((page) => page.context().close()))
  },
)

test('a page says every 15 seconds that it can be seen, and opens anew when it comes back', async ({ browser }) => {
  const page = await visitor(browser, {})
  await page.clock.install() // and with it, the browser tells no load times
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/terms-that-are-not-there')
  expect(await sent(page)).toEqual([])
  await page.goto('/about')
  await page.clock.runFor(1000)
  await expect.poll(() => sent(page)).toEqual(['view'])
  await page.clock.runFor(30_000)
  await expect.poll(() => sent(page)).toEqual(['view', 'beat', 'beat'])
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => sent(page)).toEqual(['view', 'beat', 'beat', 'view'])
  await page.clock.fastForward(31 * 60_000)
  await expect.poll(() => sent(page)).toEqual(['view', 'beat', 'beat', 'view', 'view'])
  await page.context().close()
})

test('the hidden sign-in page and the dashboard tell nothing', async ({ browser }) => {
  const page = await visitor(browser, {})
  for (const path of ['/purple-elephant-42', '/admin/login', '/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await sent(page), path).toEqual([])
  }
  await page.goto('/faq')
  await expect.poll(() => sent(page)).toContain('view')
  await page.context().close()
})

/** One name for each run, so that another journey's visit is never this one. Letters in it may name a browser. */
function named(agent: string): string {
  return `${agent} Run/${String(Math.random()).slice(2)}`
}

/** A browser of its own, which notes what its pages tell. */
async function visitor(browser: Browser, options: BrowserContextOptions, prepare?: () => void): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN ?? '', ...options })
  await context.addInitScript(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      if (url === '/api/pulse' && data instanceof Blob)
        void data.text().then((text) => told.push((JSON.parse(text) as { kind: string }).kind))
      return send(url, data)
    }
  })
  if (prepare) await context.addInitScript(prepare)
  return context.newPage()
}

const sent = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)

async function overview(request: APIRequestContext, token: string): Promise<Analytics> {
  return answered(request, '/api/sys/stats/overview?timeframe=day', token)
}

async function sessions(request: APIRequestContext, token: string): Promise<Analytics['recentSessions']> {
  return answered(request, '/api/sys/stats/sessions', token)
}

async function answered<Body>(request: APIRequestContext, path: string, token: string): Promise<Body> {
  const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Body
}

function changed(before: Measured, after: Measured): Measured {
  return {
    totalSessions: after.totalSessions - before.totalSessions,
    pageViews: after.pageViews - before.pageViews,
    bouncedSessions: after.bouncedSessions - before.bouncedSessions,
  }
}
