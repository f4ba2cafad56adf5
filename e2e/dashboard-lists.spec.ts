import { readFile } from 'node:fs/promises'
import { messagesFor } from '@cyberluach/i18n/messages'
import {
  card,
  closeForm,
  expectFitting,
  field,
  form,
  openMailing,
  publicPosts,
  save,
  statistic,
  storePost,
  toast,
} from './support/dashboard-lists.ts'
import { expectSaid, keysListen } from './support/dashboard-tab.ts'
import { openDashboard } from './support/measured-product.ts'
import type { ProvidedProduct } from './support/on-demand.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { emptyLists, picturedPosts, subscribe } from './support/pictured-lists.ts'
import { bothLocales, expect, main, test, type Locale, type Page } from './support/test.ts'

const { blog, mailing } = messagesFor('en').dashboardLists
let product: ProvidedProduct

test.use({
  expectedErrors: [/status of (409|422|503)|sandboxed/], // What the preview's frame stops, the browser tells.
})

test.beforeAll(({ emptyProduct }) => void (product = emptyProduct))
test.beforeEach(({ page }) => page.clock.install({ time: picturedMorning }))

const open = (page: Page, tab: 'blog' | 'mailing', look: { locale?: Locale; theme?: 'light' | 'dark' } = {}) =>
  openDashboard(page, product, { locale: 'en', tab, ...look })

const post = {
  title: 'How to run a fair CTF',
  content:
    '<h2>Before</h2><p>Read the <a href="https://example.com/rules">rules</a>.</p><ul><li>one<ul><li>two</li></ul></li></ul><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><pre><code class="language-js">let x = 1</code></pre><p dir="rtl">שלום</p>',
}

for (const locale of bothLocales) {
  test(`the blog, its form and the mailing list, empty and full, ${locale}`, async ({ page }) => {
    const { blog: words, mailing: listWords } = messagesFor(locale).dashboardLists
    await emptyLists(product)
    await open(page, 'blog', { locale })

    await test.step('without posts and subscribers they say so, and there is nothing to export', async () => {
      await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible()
      await expect(page.getByRole('button', { name: words.createFirst })).toBeVisible()
      await expectFitting(page, locale)
      await openMailing(page, locale)
      await expect(page.getByRole('heading', { name: listWords.emptyTitle })).toBeVisible()
      await expectFitting(page, locale)
      await page.getByRole('button', { name: listWords.export }).click()
      await expectSaid(page, listWords.emptyExport)
    })

    await test.step('full of what people wrote', async () => {
      await picturedPosts(product)
      await subscribe(product, 12)
      await openMailing(page, locale)
      await page.keyboard.press('r')
      await expect(page.getByText('person-11@mailbox.example')).toBeVisible()
      await expectFitting(page, locale)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('tab', { name: messagesFor(locale).dashboard.tabs.blog }).click()
      await expect(page.getByRole('article')).toHaveCount(5)
      await expectFitting(page, locale)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('button', { name: words.edit }).first().click()
      await expectFitting(page, locale)
    })
  })
}

test.describe('a post', () => {
  test.beforeEach(() => emptyLists(product))

  test('that is new says what it lacks, is previewed without running anything, and not closed unasked', async ({
    page,
  }) => {
    await test.step('the list has placeholders while the first reading is on its way', async () => {
      const looked = Promise.withResolvers<void>()
      await page.route('**/api/posts', async (route) => {
        await looked.promise
        await route.continue()
      })
      await open(page, 'blog')
      await expect(page.getByText(blog.loading)).toBeAttached()
      const placeholders = page.getByRole('tabpanel').locator('[data-part=post-skeleton]')
      await expect(placeholders).toHaveCount(3)
      looked.resolve()
      await expect(page.getByRole('button', { name: blog.createFirst })).toBeVisible()
      await expect(placeholders).toHaveCount(0)
    })

    await test.step('it needs a title and content, which a message over the form says', async () => {
      await page.getByRole('button', { name: blog.createFirst }).click()
      await expect(form(page).getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible()
      await save(page, blog.create)
      // Pointing at the message keeps it, and shows that nothing lies over it.
      await toast(page).hover()
      await expectSaid(page, 'Validation Error', 'Title and content are required.')
      await expect(field(page, 'title')).toBeFocused()
      await expect(field(page, 'title')).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, 'content')).toHaveAttribute('aria-invalid', 'true')
      await page.keyboard.press('Escape')
      await expect(form(page)).toHaveCount(0)
    })

    await test.step('it is written with a bar of tools, and previewed without running anything', async () => {
      await page.getByRole('button', { name: blog.newPost }).click()
      await field(page, 'content').fill('flags')
      await field(page, 'content').selectText()
      await form(page).getByRole('button', { name: blog.tools.bold }).click()
      await expect(field(page, 'content')).toHaveValue('<strong>flags</strong>')
      await field(page, 'content').fill('<h2>Title</h2><p onclick="top.ran = 1">a</p>')
      await form(page).getByRole('radio', { name: blog.preview }).click()
      await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Title' })).toBeVisible()
      await expect(page.locator('iframe')).toHaveAttribute('sandbox', '')
    })

    await test.step('once it was changed it is not closed without a question', async () => {
      await field(page, 'title').fill('Half a title')
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog', { name: blog.discardTitle })
      await question.getByRole('button', { name: blog.keepEditing }).click()
      await expect(field(page, 'title')).toHaveValue('Half a title')
      await closeForm(page)
      await question.getByRole('button', { name: blog.discard }).click()
      await expect(form(page)).toHaveCount(0)
    })
  })

  test('is written, found with its HTML kept, changed and deleted', main, async ({ page }) => {
    await open(page, 'blog')
    await keysListen(page, 'blog', 'en')
    await page.keyboard.press('n')
    await field(page, 'title').fill(post.title)
    await expect(field(page, 'slug')).toHaveAttribute('placeholder', 'how-to-run-a-fair-ctf')
    await expect(form(page).getByLabel(blog.fields.publishedAt)).toHaveCount(0)
    await field(page, 'content').fill(post.content)
    await field(page, 'author').fill('Maya Levi')
    await field(page, 'tags').fill('ctf, organizers, , scoring, fair')
    await form(page).getByRole('radio', { name: blog.statuses.published }).click()
    await expect(form(page).getByLabel(blog.fields.publishedAt)).toBeVisible()
    await form(page).getByLabel(blog.fields.publishedAt).fill('2026-11-12T09:30')
    await save(page, blog.create)
    await expect(toast(page).filter({ hasText: 'Post Created' })).toBeVisible()
    await expect(form(page)).toHaveCount(0)

    const made = card(page, post.title)
    await expect(made).toContainText('Published')
    await expect(made).toContainText('Nov 12, 2026')
    await expect(made).toContainText('Maya Levi')
    await expect(made.getByRole('listitem')).toHaveText(['ctf', 'organizers', 'scoring', '+1'])
    const view = made.getByRole('link', { name: /^View/ })
    await expect(view).toHaveAttribute('href', '/blog/how-to-run-a-fair-ctf')
    await expect(view).toHaveAttribute('target', '_blank')
    expect(await publicPosts(page, product)).toMatchObject([
      { content: post.content, publishedAt: '2026-11-12T07:30:00.000Z' },
    ])

    await made.getByRole('button', { name: /^Edit/ }).click()
    await expect(form(page).getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible()
    await field(page, 'title').fill('How to run a fair contest')
    await expect(form(page).getByText(blog.unsaved)).toBeVisible()
    await save(page, blog.save)
    await expect(toast(page).filter({ hasText: 'Post Updated' })).toBeVisible()
    expect(await publicPosts(page, product)).toMatchObject([
      { title: 'How to run a fair contest', content: post.content, publishedAt: '2026-11-12T07:30:00.000Z' },
    ])

    const changed = card(page, 'How to run a fair contest')
    await changed.getByRole('button', { name: /^Delete post/ }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Are you sure you want to delete "How to run a fair contest"?')
    await expect(question.getByRole('button', { name: blog.cancel })).toBeFocused()
    await question.getByRole('button', { name: blog.cancel }).click()
    await changed.getByRole('button', { name: /^Delete post/ }).click()
    await question.getByRole('button', { name: blog.deleteConfirm }).click()
    await expect(toast(page).filter({ hasText: 'Post Deleted' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No blog posts yet' })).toBeVisible()
    expect(await publicPosts(page, product)).toEqual([])
  })

  test('that is refused, cannot be deleted or is not in the list says why', async ({ page }) => {
    await storePost(page, product, { title: 'A night', slug: 'night', content: '<p>a</p>', status: 'draft' })
    await open(page, 'blog')

    await test.step('with what cannot be kept it is refused beside its field, by its name', async () => {
      await card(page, 'A night').getByRole('button', { name: /^Edit/ }).click()
      await field(page, 'content').fill('<p>a</p><video src="https://example.com/v.mp4"></video>')
      await save(page, blog.save)
      await expectSaid(page, 'Failed to update blog post: 422: ')
      await expect(form(page).getByText('A post can’t contain <video>.').first()).toBeVisible()
      await expect(field(page, 'content')).toBeFocused()
      await closeForm(page)
      await page.getByRole('alertdialog').getByRole('button', { name: blog.discard }).click()
      await expect(form(page)).toHaveCount(0)
    })

    await test.step('where its address is taken it is offered a free one', async () => {
      await page.getByRole('button', { name: blog.newPost }).click()
      await field(page, 'title').fill('Another night')
      await field(page, 'slug').fill('night')
      await field(page, 'content').fill('<p>a</p>')
      await save(page, blog.create)
      await expectSaid(page, 'Failed to create blog post: 409: ')
      await form(page).getByRole('button', { name: 'Use night-2' }).click()
      await expect(field(page, 'slug')).toHaveValue('night-2')
      await save(page, blog.create)
      await expect(card(page, 'Another night')).toContainText('Draft')
      await expect(card(page, 'Another night').getByRole('link')).toHaveCount(0)
    })

    await test.step('one that cannot be deleted stays', async () => {
      await page.route('**/api/posts/*', (route) =>
        route.fulfill({ status: 503, json: { error: 'Away', code: 'unavailable' } }),
      )
      await card(page, 'A night')
        .getByRole('button', { name: /^Delete post/ })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: blog.deleteConfirm }).click()
      await toast(page).hover()
      await expectSaid(page, 'Failed to delete blog post: 503: Away')
      await page.getByRole('alertdialog').getByRole('button', { name: blog.cancel }).click()
    })

    await test.step('a list that cannot be read keeps what it had, and is read again', async () => {
      await page.route('**/api/posts', (route) => route.fulfill({ status: 503, json: { error: 'Away' } }))
      await page.getByRole('button', { name: messagesFor('en').dashboard.refresh }).click()
      await expect(page.getByText('Failed to fetch blog posts')).toBeVisible()
      await expect(card(page, 'A night')).toBeVisible()
      await page.unroute('**/api/posts')
      await page.getByRole('button', { name: messagesFor('en').dashboard.submissions.retry }).click()
      await expect(page.getByText('Failed to fetch blog posts')).toHaveCount(0)
    })
  })
})

test('the mailing list is counted, comes whole while it is scrolled and as a file, and is searched', async ({
  page,
}) => {
  const subscribers = page.getByRole('table', { name: mailing.caption }).getByRole('row')
  await subscribe(product, 450)
  await open(page, 'mailing')
  await keysListen(page, 'mailing', 'en')

  await test.step('its subscribers are counted', async () => {
    await expect(statistic(page, mailing.total)).toContainText('450')
    await expect(statistic(page, mailing.active)).toContainText('449')
    await expect(statistic(page, mailing.active)).toContainText('99.8%')
    await expect(statistic(page, mailing.cancelled)).toContainText('1')
  })

  await test.step('its file holds every subscriber, and is asked for by a key', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('e')])
    await expect(toast(page)).toContainText('450 subscribers')
    expect(download.suggestedFilename()).toMatch(/^newsletter_subscribers_\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [head, ...lines] = text.trim().split(/\r?\n/)
    expect(head).toBe('Full Name,Email,Status,Subscribed Date,Unsubscribed Date')
    expect(lines).toHaveLength(450)
    expect(lines.filter((line) => line.includes('person-7@mailbox.example'))).toHaveLength(1)
  })

  await test.step('the rest of it comes while it is scrolled', async () => {
    await expect(page.getByText('First 200 shown. Scrolling loads the rest.')).toBeAttached()
    // What was pressed while the last rows were being drawn leads to their end only: a reader presses again.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(subscribers).toHaveCount(451, { timeout: 2_000 })
    }).toPass()
  })

  await test.step('it is searched, and leads to its subscribers in the panel', async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('PERSON-44')
    await expect(page.getByText('Showing 11 of 450')).toBeVisible()
    await expect(subscribers).toHaveCount(12)
    await page.getByRole('searchbox').fill('nobody at all')
    await expect(page.getByRole('heading', { name: mailing.noMatchTitle })).toBeVisible()
    await page.getByRole('button', { name: mailing.clearSearch }).click()
    await expect(page.getByText('Showing 450 of 450')).toBeVisible()
    await subscribers.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/admin\/collections\/subscribers\/[\w-]+$/)
  })
})
