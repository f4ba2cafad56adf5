import { pageAddresses } from './support/addresses.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { path } = visitInTurn('site policy')

/** What every answer has, but for scripts, styles and fonts, which are no documents. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
  'referrer-policy': expect.any(String),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

test('every page, feed and call has the headers, and scripts of public pages run by their hashes alone', async ({
  request,
}) => {
  const addresses = await pageAddresses(request)
  const pages = addresses.map((address) => path(address))
  const [script = ''] = /\/_astro\/[\w.-]+\.js/.exec(await (await request.get('/')).text()) ?? []
  const others = [
    '/robots.txt',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/og/default.png',
    '/api/health',
    '/api/events?limit=1',
    '/api/nothing',
    '/api/sys/mgmt/submissions',
    '/nothing-is-here',
    '/admin/dashboard',
    '/cms/api/users',
    '/%zz',
  ]
  expect((await request.get(script)).headers()).toMatchObject({ 'x-content-type-options': 'nosniff' })
  for (const address of [...pages, ...others]) {
    const headers = (await request.get(address)).headers()
    expect(headers, address).toMatchObject(always)
    if (!pages.includes(address)) continue
    const sources = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]
    expect(sources, address).toContain("'sha256-")
    expect(sources, address).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/)
  }
})

test.describe(() => {
  test.use({ expectedErrors: [/Content Security Policy|status of 404/] })

  test('a script that somebody smuggled into a public page does not run', main, async ({ page }) => {
    await page.addInitScript(() => {
      const policy = window as unknown as { violations: number }
      policy.violations = 0
      document.addEventListener('securitypolicyviolation', () => (policy.violations += 1))
    })
    await page.route('**/about', async (route) => {
      const answer = await route.fetch()
      const smuggled = `<script>window.smuggled = 1</script><img src="/x" onerror="window.smuggled = 2">`
      const body = (await answer.text()).replace('</body>', `${smuggled}</body>`)
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/about')
    await expect.poll(() => page.evaluate('window.violations')).toBe(2)
    expect(await page.evaluate('window.smuggled')).toBeUndefined()
  })
})
