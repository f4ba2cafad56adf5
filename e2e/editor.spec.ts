import { panelHebrew } from '@cyberluach/i18n/payload-texts'
import type { APIRequestContext, Page } from '@playwright/test'
import { enterPanel, formListens, publishPost } from './support/panel.ts'
import { keptByItself, newEditor } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('an editor writes a post in both languages, and readers have it; who opens it meanwhile is told', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  // Every new screen of the panel is drawn by the server: on a busy machine that adds up.
  test.slow()
  const title = `Night of flags ${crypto.randomUUID().slice(0, 8)}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const first = await newEditor(request, baseURL)

  await test.step('what is written is kept by itself, and is no reader’s', async () => {
    await enterPanel(page, first)
    await page.goto('/admin/collections/posts/create')
    await page.waitForURL(/posts\/[0-9a-f-]{36}/)
    await write(page, title, ['Bring a laptop', 'Doors open at ', 'six', 'a cable'])
    expect(await publicTitles(request)).not.toContain(title)
  })

  await test.step('who opens it meanwhile is told who writes, in their language', async () => {
    const office = await browser.newContext({ baseURL })
    const second = await office.newPage()
    await enterPanel(second, await newEditor(request, baseURL), 'he')
    await second.goto(page.url())
    const told = second.getByRole('dialog').filter({ hasText: panelHebrew.general.documentLocked })
    await expect(told).toContainText(first.username)
    await told.getByRole('button', { name: panelHebrew.general.viewReadOnly }).click()
    await expect(second.locator('#field-title')).toBeDisabled()
    await office.close()
  })

  await test.step('the writer looks at it before it is published', async () => {
    const popup = page.waitForEvent('popup')
    await page.locator('#preview-button').click()
    const preview = await popup
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(preview.getByRole('heading', { name: 'Bring a laptop' })).toBeVisible()
    await preview.close()
    expect((await request.get(`/blog/${slug}`)).status()).toBe(404)
  })

  await test.step('it is published in both languages', async () => {
    await publishPost(page)
    await expect.poll(() => publicTitles(request)).toContain(title)
    const post = page.url().split('?')[0] ?? ''
    await page.goto(`${post}?locale=he`)
    await write(page, 'ליל הדגלים', ['הביאו מחשב', 'הדלתות נפתחות ב', 'שש', 'כבל'])
    await publishPost(page)
  })

  await test.step('readers have it in theirs', async () => {
    await expect.poll(async () => (await request.get(`/he/blog/${slug}`)).text()).toMatch(/<h1[^>]*>[^<]*ליל הדגלים/)
    await page.goto(`/he/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ליל הדגלים')
    await expect(page.locator('article strong').first()).toHaveText('שש')
    await expect(page.getByRole('heading', { name: 'הביאו מחשב' })).toBeVisible()
    await page.goto(`/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('article strong').first()).toHaveText('six')
    await expect(page.locator('article li', { hasText: 'a cable' })).toBeVisible()
  })
})

type Content = [heading: string, words: string, bold: string, item: string]

/**
 * The title, and below it a heading, a line with a bold word and a list, by the keyboard as writers do, until it is kept.
 */
async function write(page: Page, title: string, [heading, words, bold, item]: Content): Promise<void> {
  const kept = keptByItself(page, item)
  await formListens(page)
  const editor = page.locator('[data-lexical-editor="true"]')
  await expect(editor).toBeVisible()
  await page.locator('#field-title').fill(title)
  await editor.click()
  await page.keyboard.type(`## ${heading}`)
  await page.keyboard.press('Enter')
  await page.keyboard.type(words)
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(bold)
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.press('Enter')
  await page.keyboard.type(`- ${item}`)
  await expect(editor.getByRole('listitem')).toHaveText(item)
  await kept
}

async function publicTitles(request: APIRequestContext): Promise<string[]> {
  return ((await (await request.get('/api/posts')).json()) as { title: string }[]).map((post) => post.title)
}
