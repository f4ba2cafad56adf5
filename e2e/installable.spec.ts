import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, path } = visitInTurn('installable')

test(
  'the site can be installed as an app, and has an icon wherever one is looked for',
  main,
  async ({ page, request }) => {
    await page.goto(path('/about'))
    const manifestPath = path('/manifest.webmanifest')
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', manifestPath)
    const answer = await request.get(manifestPath)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = (await answer.json()) as { start_url: string; lang: string; icons: { src: string }[] }
    expect(manifest).toMatchObject({ start_url: path('/'), lang: locale })
    const linked = await page
      .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(linked).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
    for (const address of [...linked, ...manifest.icons.map(({ src }) => src)]) {
      const icon = await request.get(address)
      expect(icon.status(), address).toBe(200)
      expect(icon.headers()['content-type'], address).toMatch(/^image\//)
    }
    // Chromium reads it as an app would be installed from it.
    const session = await page.context().newCDPSession(page)
    const read = await session.send('Page.getAppManifest')
    expect(read.errors).toEqual([])
    expect(new URL(read.url).pathname).toBe(manifestPath)
  },
)
