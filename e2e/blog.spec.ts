import { create, englishPost, plainPost, previewQuery, signIn, wholePost } from './support/readable-posts.ts'
import { bothLocales, expect, main, test, visitIn, visitInTurn, type Page } from './support/test.ts'

const mainOf = (page: Page) => page.getByRole('main')

test('a reader goes from the list to a topic, to a post and to the next one', main, async ({ page }) => {
  const { t } = visitIn('en')
  await page.goto('/')
  await page
    .getByRole('navigation', { name: t.chrome.nav.ariaLabel })
    .getByRole('link', { name: t.chrome.nav.blog })
    .click()
  await expect(mainOf(page).getByRole('heading', { level: 1, name: t.blog.title })).toBeVisible()
  await expect(mainOf(page).getByRole('article')).not.toHaveCount(0)
  await page
    .getByRole('navigation', { name: t.blog.tagsLabel })
    .getByRole('link', { name: /^guides/ })
    .click()
  await expect(page).toHaveURL('/blog?tag=guides')
  await expect(mainOf(page).getByRole('link', { name: englishPost.title })).toHaveCount(0)
  await mainOf(page).getByRole('link', { name: plainPost.title }).click()
  await expect(mainOf(page).getByRole('heading', { level: 1, name: plainPost.title })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/blog/${plainPost.slug}$`))
  await page.getByRole('navigation', { name: t.blog.besideLabel }).getByRole('link', { name: t.blog.next }).click()
  await expect(mainOf(page).getByRole('heading', { level: 1, name: englishPost.title })).toBeVisible()
})

test('a post without Hebrew says so in Hebrew and is there in English', async ({ page }) => {
  const { t, path } = visitIn('he')
  await page.goto(path(`/blog/${englishPost.slug}`))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(mainOf(page).getByText(t.blog.untranslated)).toBeVisible()
  const body = mainOf(page).locator('.post-body')
  await expect(body).toHaveAttribute('lang', 'en')
  await expect(body).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`[^e]/blog/${englishPost.slug}$`),
  )
  await expect(page.locator('link[hreflang="he"]')).toHaveCount(0)
})

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test(`a post in both languages is read in each, and so are what machines and shared links get, ${locale}`, async ({
    page,
  }) => {
    await page.goto(path(`/blog/${wholePost.slug}`))
    const title = locale === 'he' ? wholePost.titleHe : wholePost.title
    await expect(mainOf(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(mainOf(page).getByText(t.blog.untranslated)).toHaveCount(0)
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
    expect(data).toMatchObject({ '@type': 'BlogPosting', headline: title, inLanguage: locale })
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(image).toContain(path(`/og/blog/${wholePost.slug}.png`))
    const card = await page.request.get(image ?? '')
    expect(card.headers()['content-type']).toBe('image/png')
    const picture = mainOf(page).locator('.post-body img')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('naturalWidth', 1200)
  })
}

test('the feed is sound XML, found from the pages, and has the posts whole', async ({ page }) => {
  const { locale, path } = visitInTurn('the feed')
  await page.goto(path('/blog'))
  const address = path('/blog/rss.xml')
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', address)
  const answer = await page.request.get(address)
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
  expect(read.content).toContain('<table>')
})

test('a post whose every text is markup runs nothing: on its page, in the list, in a preview and in the feed', async ({
  page,
  ownProduct,
}) => {
  // In Hebrew, what was written in it and what is there in English alone stand side by side.
  const { path } = visitIn('he')
  const token = await signIn(ownProduct)
  const slug = `markup-${crypto.randomUUID().slice(0, 8)}`
  const markup = (name: string) =>
    `${name} ${slug}</title></script><img src=x onerror="window.ran=1"><script>window.ran=1</script>`
  const hostile = `<script>window.ran=1</script><img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg>
    <a href="javascript:window.ran=1" onclick="window.ran=1">here</a><style>*{display:none}</style>`
  const post = {
    slug,
    title: markup('Title'),
    titleHe: markup('כותרת'),
    excerpt: markup('Excerpt'),
    author: markup('Author'),
    tags: ['</script><script>window.ran=1', slug],
    content: `<p>before</p>${hostile}<p>after</p>`,
    contentHe: `<p>לפני</p>${hostile}<p>אחרי</p>`,
    status: 'published',
  }
  const id = await create(ownProduct, token, post)
  const query = await previewQuery(ownProduct, id)
  const expectInert = async () => {
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    await expect(page.locator('[onerror], [onload], [onclick], a[href^="javascript:" i]')).toHaveCount(0)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    for (const text of data) expect(() => JSON.parse(text)).not.toThrow()
  }
  const expectInertPage = async (address: string) => {
    await page.goto(path(address))
    await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText(post.titleHe)
    const body = mainOf(page).locator('.post-body')
    await expect(body).toContainText('אחרי')
    await expect(body.locator('script, style, svg, img')).toHaveCount(0)
    await expectInert()
  }

  await test.step('on its page', () => expectInertPage(`/blog/${slug}`))
  await test.step('in a preview', () => expectInertPage(`/blog/${slug}?${query}`))

  await test.step('in the list', async () => {
    await page.goto(path(`/blog?tag=${slug}`))
    await expect(mainOf(page).getByRole('link', { name: `כותרת ${slug}` })).toBeVisible()
    await expectInert()
  })

  await test.step('in the feed', async () => {
    const contentsOf = async () => {
      const feed = await (await page.request.get(path('/blog/rss.xml'))).text()
      return page.evaluate((text) => {
        const read = new DOMParser().parseFromString(text, 'application/xml')
        const items = [...read.getElementsByTagName('content:encoded')].map((item) => item.textContent ?? '')
        return { faults: read.querySelectorAll('parsererror').length, text: items.join('\n') }
      }, feed)
    }
    await expect.poll(contentsOf).toEqual({ faults: 0, text: expect.stringContaining('אחרי') })
    expect((await contentsOf()).text).not.toMatch(/<script|onerror|onload|javascript:/i)
  })

  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.delete(`/api/posts/${id}`, { headers })).ok()).toBe(true)
})

test('only pages of the blog take pictures from elsewhere', async ({ request }) => {
  const policyOf = async (address: string) => (await request.get(address)).headers()['content-security-policy']
  for (const address of ['/blog', '/he/blog', `/blog/${wholePost.slug}`])
    expect(await policyOf(address)).toMatch(/img-src [^;]*https:/)
  expect(await policyOf('/about')).not.toMatch(/img-src [^;]*https:/)
})

test(
  'a preview is for who holds its link: it is kept by nobody, told to nobody, and says what it is',
  main,
  async ({ page, ownProduct }) => {
    const { t, path } = visitInTurn('a preview')
    const token = await signIn(ownProduct)
    const slug = `draft-${crypto.randomUUID().slice(0, 8)}`
    const post = { slug, title: 'Not ready yet', content: '<p>Soon.</p>', status: 'draft' }
    const id = await create(ownProduct, token, post)
    expect((await page.request.get(path(`/blog/${slug}`))).status()).toBe(404)
    const answer = await page.goto(path(`/blog/${slug}?${await previewQuery(ownProduct, id)}`))
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(mainOf(page).getByText(t.blog.previewTitle)).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(mainOf(page).getByRole('heading', { level: 1, name: post.title })).toBeVisible()
  },
)

test('what is published is there at once, and search engines hear of it', main, async ({ request, ownProduct }) => {
  const token = await signIn(ownProduct)
  const slug = `fresh-${crypto.randomUUID().slice(0, 8)}`
  const addresses = ['/blog', `/he/blog/${slug}`, '/sitemap/pages.xml']
  for (const address of addresses) await request.get(address)
  await create(ownProduct, token, { slug, title: slug, content: '<p>Here.</p>', status: 'published' })
  const shows = (address: string) => async () => (await (await request.get(address)).text()).includes(slug)
  for (const address of addresses) await expect.poll(shows(address)).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog is read all the same', async ({ page }) => {
    await page.goto('/he/blog?tag=teams')
    await mainOf(page).getByRole('link', { name: wholePost.titleHe }).click()
    await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText(wholePost.titleHe)
    await expect(mainOf(page).getByRole('table')).toBeVisible()
  })
})
