import { messagesFor } from '@cyberluach/i18n/messages'
import { card, closeForm, field, form, save, toast } from './support/dashboard-lists.ts'
import { openDashboard } from './support/measured-product.ts'
import { enterPanel, formListens, publishPost } from './support/panel.ts'
import { signIn } from './support/readable-posts.ts'
import { newEditor } from './support/staff.ts'
import { expect, expectAccessible, test, visitIn, type Locale, type Page } from './support/test.ts'

const { blog } = messagesFor('en').dashboardLists
const words = { en: 'A red square', he: 'ריבוע אדום' }
const picture = { name: 'Night flags.png', mimeType: 'image/png', buffer: redSquare() }

const dialog = (page: Page) => page.locator('dialog[data-part=picture]')
const word = (page: Page, name: 'alt' | 'altHe' | 'caption') =>
  dialog(page).getByRole('textbox', { name: new RegExp(`^${blog.picture[name]}`) })
const language = (page: Page, locale: Locale) =>
  form(page).getByRole('radio', { name: blog.languages[locale], exact: true })

test('an admin writes a post in both languages with a cover and a picture in each text, and readers have it', async ({
  page,
  ownProduct,
}) => {
  test.slow()
  const slug = `pictures-${crypto.randomUUID().slice(0, 8)}`
  const titles = { en: `Pictures ${slug}`, he: 'תמונות מהלילה' }
  await openDashboard(page, ownProduct, { locale: 'en', tab: 'blog' })
  await page.getByRole('button', { name: blog.newPost }).first().click()
  await field(page, 'title').fill(titles.en)
  await field(page, 'slug').fill(slug)
  await field(page, 'excerpt').fill('In short')
  await field(page, 'content').fill('<p>What we saw.</p>')

  await form(page).getByRole('button', { name: blog.tools.image, exact: true }).click()
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(dialog(page).getByRole('alert')).toContainText('Choose a JPEG')
  await dialog(page).locator('input[type=file]').setInputFiles(picture)
  await expect(word(page, 'alt')).toBeFocused()
  await dialog(page).getByRole('button', { name: blog.picture.insert }).click()
  await expect(word(page, 'alt')).toHaveAttribute('aria-invalid', 'true')
  await word(page, 'alt').fill(words.en)
  await word(page, 'altHe').fill(words.he)
  await word(page, 'caption').fill('At midnight')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: blog.picture.insert }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(field(page, 'content')).toHaveValue(
    /<figure><img src="\/media\/night-flags-\w+\.webp" alt="A red square">/,
  )

  await form(page).getByRole('button', { name: blog.picture.upload }).click()
  await dialog(page)
    .getByRole('button', { name: /^Use this picture/ })
    .click()
  await expect(form(page).getByRole('textbox', { name: blog.fields.coverImage })).toHaveValue(/^\/media\//)

  await language(page, 'he').click()
  await expect(field(page, 'title')).toHaveValue('')
  await field(page, 'title').fill(titles.he)
  await field(page, 'content').fill('<p>מה ראינו.</p>')
  await form(page).getByRole('button', { name: blog.tools.image, exact: true }).click()
  await dialog(page)
    .getByRole('button', { name: /^Use this picture/ })
    .click()
  await expect(field(page, 'content')).toHaveValue(/<figure><img src="\/media\/night-flags-\w+\.webp"><\/figure>/)
  await form(page).getByRole('radio', { name: blog.statuses.published }).click()
  await expectAccessible(page)
  await save(page, blog.create)
  await expect(toast(page).filter({ hasText: blog.created })).toBeVisible()

  await card(page, titles.en).getByRole('button', { name: /^Edit/ }).click()
  await language(page, 'he').click()
  await expect(field(page, 'title')).toHaveValue(titles.he)
  await closeForm(page)

  for (const locale of ['en', 'he'] as const) {
    const { path } = visitIn(locale)
    expect(await (await page.request.get(path('/blog'))).text()).toContain(titles[locale])
    await page.goto(path(`/blog/${slug}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale])
    await expect(page.getByRole('img', { name: words[locale] })).toHaveCount(2)
    const shown = page.locator('.post-body figure img')
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).toHaveJSProperty('naturalWidth', 1)
  }
})

test('what is chosen for a post is there after the session has ended', async ({ page, ownProduct }) => {
  await openDashboard(page, ownProduct, { locale: 'en', tab: 'blog' })
  await page.getByRole('button', { name: blog.newPost }).first().click()
  await field(page, 'content').fill('<p>Half</p>')
  await form(page).getByRole('button', { name: blog.tools.image, exact: true }).click()
  await dialog(page).locator('input[type=file]').setInputFiles(picture)
  await word(page, 'alt').fill(words.en)
  await expect.poll(() => keptDrafts(page)).toContain(words.en)
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(word(page, 'alt')).toHaveValue(words.en)
  await dialog(page).getByRole('button', { name: blog.picture.insert }).click()
  await expect(field(page, 'content')).toHaveValue(/<p>Half<\/p>[^]*<img|<img[^]*<p>Half<\/p>/)
})

test('an editor puts an uploaded picture into a text in the panel', async ({ page, request, baseURL, ownProduct }) => {
  test.slow()
  const token = await signIn(ownProduct)
  const uploaded = await request.post('/api/pictures', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'panel.png', type: 'image/png', data: redSquare().toString('base64') },
  })
  const { id, url } = (await uploaded.json()) as { id: string; url: string }
  await request.put(`/api/pictures/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { alt: words.en, altHe: words.he },
  })
  await enterPanel(page, await newEditor(request, baseURL))
  await page.goto('/admin/collections/posts/create')
  await page.waitForURL(/posts\/[0-9a-f-]{36}/)
  await formListens(page)
  const editor = page.locator('[data-lexical-editor="true"]')
  await expect(editor).toBeVisible()
  const title = `Panel ${crypto.randomUUID().slice(0, 8)}`
  await page.locator('#field-title').fill(title)
  await editor.click()
  await page.keyboard.type('Look:')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/upload')
  await page
    .getByRole('option', { name: /Upload/ })
    .or(page.locator('.slash-menu-popup button', { hasText: 'Upload' }))
    .first()
    .click()
  await page.locator('.list-drawer').getByText(url.slice('/media/'.length)).first().click()
  await expect(editor.locator('img')).toBeVisible()
  await publishPost(page)
  const slug = title.toLowerCase().replace(' ', '-')
  for (const locale of ['en', 'he'] as const) {
    const { path } = visitIn(locale)
    await expect.poll(async () => (await request.get(path(`/blog/${slug}`))).text()).toContain(`src="${url}" alt="`)
  }
  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('img', { name: words.en })).toBeVisible()
})

/** What the tab keeps of what is being written. */
function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(() => Object.values({ ...sessionStorage }).join(' '))
}

/** The smallest PNG. */
function redSquare(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
}
