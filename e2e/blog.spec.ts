import { create, englishPost, plainPost, previewQuery, signIn, wholePost } from './support/readable-posts.ts'
import { bothLocales, expect, test, visitIn, type Page } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

test('a reader goes from the list to a topic, to a post and to the next one', async ({ page }) => {
  const { t } = visitIn('en')
  await page.goto('/')
  await page
    .getByRole('navigation', { name: t.chrome.nav.ariaLabel })
    .getByRole('link', { name: t.chrome.nav.blog })
    .click()
  await expect(main(page).getByRole('heading', { level: 1, name: t.blog.title })).toBeVisible()
  await expect(main(page).getByRole('article')).not.toHaveCount(0)
  await page
    .getByRole('navigation', { name: t.blog.tagsLabel })
    .getByRole('link', { name: /^guides/ })
    .click()
  await expect(page).toHaveURL('/blog?tag=guides')
  await expect(main(page).getByRole('link', { name: englishPost.title })).toHaveCount(0)
  await main(page).getByRole('link', { name: plainPost.title }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: plainPost.title })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/blog/${plainPost.slug}$`),
  )
  await page
    .getByRole('navigation', { name: t.blog.besideLabel })
    .getByRole('link', { name: t.blog.next })
    .click()
  await expect(main(page).getByRole('heading', { level: 1, name: englishPost.title })).toBeVisible()
})

test('a post without Hebrew says so in Hebrew and is there in English', async ({ page }) => {
  const { t, path } = visitIn('he')
  await page.goto(path(`/blog/${englishPost.slug}`))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(main(page).getByText(t.blog.untranslated)).toBeVisible()
  const body = main(page).locator('.post-body')
  await expect(body).toHaveAttribute('lang', 'en')
  await expect(body).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`[^e]/blog/${englishPost.slug}$`),
  )
  await expect(page.locator('link[hreflang="he"]')).toHaveCount(0)
})

test('a post in both languages tells machines and shared links what it is, in each', async ({ page }) => {
  for (const locale of bothLocales) {
    const { t, path } = visitIn(locale)
    await page.goto(path(`/blog/${wholePost.slug}`))
    const title = locale === 'he' ? wholePost.titleHe : wholePost.title
    await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main(page).getByText(t.blog.untranslated)).toHaveCount(0)
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
    expect(data).toMatchObject({ '@type': 'BlogPosting', headline: title, inLanguage: locale })
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(image).toContain(path(`/og/blog/${wholePost.slug}.png`))
    const card = await page.request.get(image ?? '')
    expect(card.headers()['content-type']).toBe('image/png')
    await expect(main(page).locator('.post-body img')).toHaveJSProperty('complete', true)
  }
})

test('the feeds are sound XML, found from the pages, and each has the posts whole', async ({ page }) => {
  for (const locale of bothLocales) {
    const { path } = visitIn(locale)
    await page.goto(path('/blog'))
    const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
    expect(address).toBe(path('/blog/rss.xml'))
    const answer = await page.request.get(address ?? '')
    expect(answer.headers()['content-type']).toContain('application/rss+xml')
    const read = await page.evaluate(
      ([text = '', wanted]) => {
        const feed = new DOMParser().parseFromString(text, 'application/xml')
        const items = [...feed.querySelectorAll('item')]
        const item = items.find((one) => one.querySelector('link')?.textContent === wanted)
        return {
          faults: feed.querySelectorAll('parsererror').length,
          language: feed.querySelector('language')?.textContent,
          content: item?.getElementsByTagName('content:encoded')[0]?.textContent,
        }
      },
      [await answer.text(), `${process.env.E2E_ORIGIN}${path(`/blog/${wholePost.slug}`)}`],
    )
    expect(read).toMatchObject({ faults: 0, language: locale })
    expect(read.content).toContain(locale === 'he' ? 'דגלים' : '<table>')
  }
})

test('a post whose every text is markup runs nothing: on its page, in the list, in a preview and in the feeds', async ({
  page,
  ownProduct,
}) => {
  const token = await signIn(ownProduct)
  const slug = `markup-${crypto.randomUUID().slice(0, 8)}`
  const markup = (name: string) =>
    `${name}</title></script><img src=x onerror="window.ran=1"><script>window.ran=1</script>`
  const hostile = `<script>window.ran=1</script><img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg>
    <a href="javascript:window.ran=1" onclick="window.ran=1">here</a><style>*{display:none}</style>`
  const post = {
    slug,
    title: markup('Title'),
    titleHe: markup('כותרת'),
    excerpt: markup('Excerpt'),
    author: markup('Author'),
    tags: ['</script><script>window.ran=1'],
    content: `<p>before</p>${hostile}<p>after</p>`,
    contentHe: `<p>לפני</p>${hostile}<p>אחרי</p>`,
    publishedAt: '2025-01-01T08:00:00Z',
    status: 'published',
  }
  const id = await create(ownProduct, token, post)
  const query = await previewQuery(ownProduct, id)
  const expectInert = async () => {
    await page.waitForLoadState('load')
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    await expect(page.locator('[onerror], [onload], [onclick], a[href^="javascript:" i]')).toHaveCount(0)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    for (const text of data) expect(() => JSON.parse(text)).not.toThrow()
  }
  for (const locale of bothLocales) {
    const { path } = visitIn(locale)
    for (const address of [`/blog/${slug}`, `/blog/${slug}?${query}`]) {
      await page.goto(path(address))
      const title = locale === 'he' ? post.titleHe : post.title
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
      const body = main(page).locator('.post-body')
      await expect(body).toContainText(locale === 'he' ? 'אחרי' : 'after')
      await expect(body.locator('script, style, svg, img')).toHaveCount(0)
      await expectInert()
    }
    await page.goto(path('/blog'))
    await expect(main(page).getByRole('link', { name: locale === 'he' ? 'כותרת' : 'Title<' })).toBeVisible()
    await expectInert()
    const feed = await (await page.request.get(path('/blog/rss.xml'))).text()
    const contents = await page.evaluate((text) => {
      const read = new DOMParser().parseFromString(text, 'application/xml')
      const items = [...read.getElementsByTagName('content:encoded')].map((item) => item.textContent ?? '')
      return { faults: read.querySelectorAll('parsererror').length, text: items.join('\n') }
    }, feed)
    expect(contents.faults).toBe(0)
    expect(contents.text).toContain(locale === 'he' ? 'אחרי' : 'after')
    expect(contents.text).not.toMatch(/<script|onerror|onload|javascript:/i)
  }
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.delete(`/api/posts/${id}`, { headers })).ok()).toBe(true)
})

test('topics and previews that cannot be are pages that are not there', async ({ request }) => {
  const lost = ['/blog?tag=a%00b', '/he/blog?tag=%00', `/blog/a?preview=${'x'.repeat(400)}`]
  for (const path of lost) expect((await request.get(path)).status(), path).toBe(404)
})

test('only pages of the blog take pictures from elsewhere', async ({ request }) => {
  const policyOf = async (address: string) =>
    (await request.get(address)).headers()['content-security-policy']
  for (const address of ['/blog', '/he/blog', `/blog/${wholePost.slug}`])
    expect(await policyOf(address)).toMatch(/img-src [^;]*https:/)
  expect(await policyOf('/about')).not.toMatch(/img-src [^;]*https:/)
})

test('a preview is for who holds its link: it is kept by nobody, told to nobody, and says what it is', async ({
  page,
  ownProduct,
}) => {
  const { t } = visitIn('en')
  const token = await signIn(ownProduct)
  const slug = `draft-${crypto.randomUUID().slice(0, 8)}`
  const post = { slug, title: 'Not ready yet', content: '<p>Soon.</p>', status: 'draft' }
  const id = await create(ownProduct, token, post)
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404)
  const answer = await page.goto(`/blog/${slug}?${await previewQuery(ownProduct, id)}`)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  await expect(main(page).getByText(t.blog.previewTitle)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(main(page).getByRole('heading', { level: 1, name: post.title })).toBeVisible()
})

test('what is published is there within a second, and search engines hear of it', async ({
  request,
  ownProduct,
}) => {
  const token = await signIn(ownProduct)
  const slug = `fresh-${crypto.randomUUID().slice(0, 8)}`
  await request.get('/blog')
  await create(ownProduct, token, { slug, title: slug, content: '<p>Here.</p>', status: 'published' })
  const shows = (address: string) => async () => (await (await request.get(address)).text()).includes(slug)
  for (const address of ['/blog', `/he/blog/${slug}`, '/sitemap/pages.xml'])
    await expect.poll(shows(address), { timeout: 1_000, intervals: [50] }).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog is read all the same', async ({ page }) => {
    await page.goto('/he/blog')
    await main(page).getByRole('link', { name: wholePost.titleHe }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(wholePost.titleHe)
    await expect(main(page).getByRole('table')).toBeVisible()
  })
})
