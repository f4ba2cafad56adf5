import { messagesFor } from '@cyberluach/i18n/messages'
import { tokenOf } from './support/api.ts'
import { keptByItself, newEditor } from './support/staff.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { plannedPost } = messagesFor('en').adminPanel

test('a new post that is left without a word leaves nothing behind, and begins with its author', async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await newEditor(request, baseURL)
  expect((await page.request.post('/api/purple-elephant-42/auth', { data: editor })).ok()).toBe(true)
  await page.goto('/admin/collections/posts')
  await page.goto('/admin/collections/posts/create')
  await page.waitForURL(/posts\/[0-9a-f-]{36}/)
  const address = page.url()
  await expect(page.locator('#field-author')).toHaveValue(editor.username)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[Untitled]')
  await expect(page.getByRole('textbox', { name: 'Title — English' })).toBeVisible()
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

test('a post of a later date is planned, in the list and over its form', async ({
  page,
  request,
  baseURL,
}) => {
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
  const editor = await newEditor(request, baseURL)
  expect((await page.request.post('/api/purple-elephant-42/auth', { data: editor })).ok()).toBe(true)
  await page.goto(`/admin/collections/posts?search=${slug}`)
  const row = page.locator('tbody tr', { hasText: slug })
  await expect(row.getByText(plannedPost.name, { exact: true })).toBeVisible()
  await page.goto(`/admin/collections/posts/${id}`)
  await expect(page.locator('.planned-post')).toHaveText(
    'Planned: public on February 3, 2099 at 18:30 (Israel Time)',
  )
  await expect(page.locator('.doc-controls .status')).toBeHidden()
  await expectAccessible(page, 'all', '.planned-post')
})

test('a new post begins in English, and is said to be published once it is', async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await newEditor(request, baseURL)
  expect((await page.request.post('/api/purple-elephant-42/auth', { data: editor })).ok()).toBe(true)
  const title = `Fresh ink ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin/collections/posts?locale=he')
  await page.goto('/admin/collections/posts/create')
  await page.waitForURL(/posts\/[0-9a-f-]{36}/)
  await page.getByRole('textbox', { name: 'Title — English' }).fill(title)
  await page.locator('[data-lexical-editor]').click()
  await page.keyboard.type('It is still wet.')
  await keptByItself(page, 'still wet')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.locator('.doc-controls .status')).toContainText('Published')
  await expect(page.locator('.planned-post')).toHaveCount(0)
})
