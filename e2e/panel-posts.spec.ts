import { messagesFor } from '@cyberluach/i18n/messages'
import { tokenOf } from './support/api.ts'
import { enterPanel, formListens, publishPost } from './support/panel.ts'
import { keptByItself, newEditor } from './support/staff.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { plannedPost } = messagesFor('en').adminPanel

test('a new post that is left without a word leaves nothing behind, and begins with its author', async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await newEditor(request, baseURL)
  await enterPanel(page, editor)
  await page.goto('/admin/collections/posts/create')
  await page.waitForURL(/posts\/[0-9a-f-]{36}/)
  const address = page.url()
  await expect(page.locator('#field-author')).toHaveValue(editor.username)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[Untitled]')
  await expect(page.getByRole('textbox', { name: 'Title — English' })).toBeVisible()
  // Only a page that listens can tell that somebody leaves it.
  await formListens(page)
  const left = page.waitForResponse((answer) => answer.url().endsWith('/leave'))
  await page
    .locator('.step-nav')
    .getByRole('link', { name: messagesFor('en').adminPanel.collections.posts.many })
    .click()
  expect((await left).ok()).toBe(true)
  await expect(page.locator('tbody').getByText(/untitled/i)).toHaveCount(0)
  const id = address.split('/').at(-1)
  expect((await page.request.get(`/cms/api/posts/${id}`)).status()).toBe(404)
})

test('a post of a later date is planned, in the list and over its form', async ({ page, request, baseURL }) => {
  const slug = `planned-${crypto.randomUUID().slice(0, 8)}`
  const made = await request.post('/api/posts', {
    headers: { authorization: `Bearer ${await tokenOf(request)}` },
    data: {
      title: slug,
      slug,
      content: '<p>Later</p>',
      status: 'published',
      publishedAt: '2099-02-03T16:30:00Z',
    },
  })
  const { id } = (await made.json()) as { id: string }
  await enterPanel(page, await newEditor(request, baseURL))
  await page.goto(`/admin/collections/posts?search=${slug}`)
  const row = page.locator('tbody tr', { hasText: slug })
  await expect(row.getByText(plannedPost.name, { exact: true })).toBeVisible()
  await page.goto(`/admin/collections/posts/${id}`)
  await expect(page.locator('.planned-post')).toHaveText('Planned: public on February 3, 2099 at 18:30 (Israel Time)')
  await expect(page.locator('.doc-controls .status')).toBeHidden()
  await expectAccessible(page, 'all', '.planned-post')
})

test(
  'an editor writes a new post, which begins in English, and readers have it once it is published',
  main,
  async ({ page, request, baseURL }) => {
    await enterPanel(page, await newEditor(request, baseURL))
    const title = `Fresh ink ${crypto.randomUUID().slice(0, 8)}`
    await page.goto('/admin/collections/posts?locale=he')
    await page.goto('/admin/collections/posts/create')
    await page.waitForURL(/posts\/[0-9a-f-]{36}/)
    await formListens(page)
    await page.getByRole('textbox', { name: 'Title — English' }).fill(title)
    const kept = keptByItself(page, 'still wet')
    await page.locator('[data-lexical-editor="true"]').click()
    await page.keyboard.type('It is still wet.')
    await kept
    const { act, saved, page: publicPage } = messagesFor('en').adminPanel.publishedPost
    await expect(page.locator('#action-save')).toHaveText(act)
    await publishPost(page)
    await expect(page.getByText(saved)).toBeVisible()
    await expect(page.getByRole('link', { name: publicPage })).toHaveAttribute('href', /^\/blog\/fresh-ink-/)
    await expect(page.locator('.doc-controls .status')).toContainText('Published')
    await expect(page.locator('.planned-post')).toHaveCount(0)
    await expect.poll(async () => (await request.get('/api/posts')).text()).toContain(title)
  },
)

test('a form with an editor is no wider than a phone, from right to left either', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterPanel(page, await newEditor(request, baseURL), 'he')
  await page.goto('/admin/collections/posts/create')
  await formListens(page)
  await expect(page.locator('.link-editor')).toBeAttached()
  expect(await page.evaluate(() => document.body.scrollWidth)).toBe(390)
})

test('a post is free for others once the tab in which it was written is closed', async ({ page, request, baseURL }) => {
  const slug = `closed-${crypto.randomUUID().slice(0, 8)}`
  const made = await request.post('/api/posts', {
    headers: { authorization: `Bearer ${await tokenOf(request)}` },
    data: { title: slug, slug, content: '<p>Open</p>', status: 'draft' },
  })
  const { id } = (await made.json()) as { id: string }
  await enterPanel(page, await newEditor(request, baseURL))
  await page.goto(`/admin/collections/posts/${id}`)
  await formListens(page)
  await page.getByRole('textbox', { name: 'Title — English' }).fill(`${slug} again`)
  const isLocked = async () =>
    (await (await request.get('/cms/api/payload-locked-documents?limit=0&depth=0')).text()).includes(id)
  await expect.poll(isLocked).toBe(true)
  // A call about what was typed that is still under way would lock the post anew after the tab is gone.
  await page.waitForLoadState('networkidle')
  await page.close({ runBeforeUnload: true })
  await expect.poll(isLocked).toBe(false)
})
