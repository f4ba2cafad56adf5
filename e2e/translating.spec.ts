import { messagesFor } from '@cyberluach/i18n/messages'
import type { APIRequestContext, Page } from '@playwright/test'
import { enterPanel, formListens, listens } from './support/panel.ts'
import { newEditor, newTranslator } from './support/staff.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { translationsPanel: texts, adminPanel } = messagesFor('he')
const english = messagesFor('en').translationsPanel

test.describe('a translator of events', () => {
  test.use({ locale: 'he-IL' })

  test('reads the English beside what they write, goes on from text to text, and back to the list', async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    const word = crypto.randomUUID().slice(0, 8)
    const translator = await newTranslator(request, baseURL)
    // The last ones that anybody translates: what other tests made stands before them.
    const [first, second] = [
      await newEvent(request, baseURL, `First night ${word}`, '2199-01-01'),
      await newEvent(request, baseURL, `Second night ${word}`, '2199-01-02'),
    ]
    await enterPanel(page, translator, 'he')
    await openForm(page, first, 'title')
    const inEnglish = page.getByRole('textbox', { name: / — אנגלית$/ })
    await expect(inEnglish.first()).toHaveValue(/First night/)
    await expect(inEnglish.first()).toHaveCSS('direction', 'ltr')
    await expect(inEnglish.nth(1)).toHaveValue(/Bring a cable/)
    await expect(page.locator('#field-title')).toBeFocused()
    const list = page.getByRole('link', { name: texts.bar.back, exact: true })
    await expect(list).toHaveAttribute('href', '/admin/translations?kind=events')
    await expect(page.locator('.step-nav a').nth(1)).toHaveAttribute('href', '/admin/translations?kind=events')

    await page.locator('#field-title').fill('הלילה הראשון')
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('#field-description')).toBeFocused()
    await expect(page).toHaveURL(new RegExp(first))
    await page.locator('#field-description').fill('הביאו כבל')
    await page.getByRole('button', { name: texts.bar.saveAndNext }).click()
    await page.waitForURL(`**/${second}?**`)
    await expect(inEnglish.first()).toHaveValue(`Second night ${word}`)
    const stored = await request.get(`/cms/api/events/${first}?locale=he`)
    expect(await stored.json()).toMatchObject({ title: 'הלילה הראשון', description: 'הביאו כבל' })

    await list.click()
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    // The list shows the next ones first, and other tests may have left more of them than it shows at once.
    await expect(page).toHaveURL(/\?kind=events/)
    await expect(page.getByRole('article')).not.toHaveCount(0)
    for (const id of [first, second]) await request.delete(`/cms/api/events/${id}`)
  })
})

test('a translator’s Hebrew of a published post waits for an editor, who publishes it with one click', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const word = crypto.randomUUID().slice(0, 8)
  const translator = await newTranslator(request, baseURL)
  const editor = await newEditor(request, baseURL)
  const post = await newPost(request, baseURL, `Reading packets ${word}`)
  const hebrew = `קוראים חבילות ${word}`

  const study = await browser.newContext({ baseURL, locale: 'he-IL', viewport: { width: 390, height: 844 } })
  const desk = await study.newPage()
  await enterPanel(desk, translator, 'he')
  await desk.goto(`/admin/collections/posts/${post.id}?locale=he&waiting=missing&text=title#field-title`)
  await expect(desk.getByRole('status').getByText(texts.publication.ofTranslator)).toBeVisible()
  await expect(desk.locator('[data-beside="en"] strong')).toHaveText('bold')
  await expectAccessible(desk, 'all', '[data-beside]')
  await formListens(desk)
  await desk.locator('#field-title').fill(hebrew)
  await desk.getByRole('button', { name: texts.bar.saveAndNext }).click()
  await desk.waitForURL(`**/${post.id}?**text=content**`)
  await expect(desk.getByRole('status').getByText(texts.publication.sent)).toBeVisible()
  await desk.getByRole('link', { name: texts.bar.back, exact: true }).click()
  await expect(desk.getByRole('region', { name: texts.publication.title })).toContainText(hebrew)
  await expect(desk.getByRole('button', { name: texts.publication.publish })).toHaveCount(0)
  await study.close()
  expect(await (await request.get(`/he/blog/${post.slug}`)).text()).not.toContain(hebrew)

  await enterPanel(page, editor)
  await page.goto('/admin/translations')
  const waiting = page.getByRole('region', { name: english.publication.title })
  await expectAccessible(page, 'all', 'section[aria-labelledby="awaiting-publication"]')
  await waiting.getByRole('link', { name: `Reading packets ${word}` }).click()
  await expect(page.getByText(english.publication.waits)).toBeVisible()
  await expect(page.locator('#field-title')).toHaveValue(hebrew)
  await page.goto('/admin/translations')
  const publish = page.getByRole('button', { name: `${english.publication.publish}: ${hebrew}` })
  await listens(publish)
  await publish.click()
  await expect(page.getByText(english.publication.published)).toBeVisible()
  await expect.poll(async () => (await request.get(`/he/blog/${post.slug}`)).text()).toContain(hebrew)
  await page.goto('/admin/translations')
  await expect(page.getByText(hebrew)).toHaveCount(0)
  await request.delete(`/cms/api/posts/${post.id}`)
})

test.describe('a translator of the site’s texts', () => {
  test.use({ locale: 'he-IL' })

  test('finds one by what it says, sees where it appears, and edits it there', async ({ page, request, baseURL }) => {
    const translator = await newTranslator(request, baseURL)
    await enterPanel(page, translator, 'he')
    await page.goto('/admin/translations')
    const { heroText } = messagesFor('he').home
    await page.getByRole('searchbox', { name: texts.find.label }).fill(heroText)
    await page.keyboard.press('Enter')
    // Once it listens, the list writes the address in its own way, and takes back where a link leads that was pressed before.
    await expect(page).toHaveURL(/%20/)
    const rows = page.locator('tbody tr')
    await rows.filter({ hasText: 'home.heroText' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'home.heroText' })).toBeVisible()
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: `${adminPanel.textAreas.home}, ${texts.appearsIn.he}` }).click()
    const site = await popup
    await expect(site.getByText(heroText)).toBeVisible()
    await site.close()
    await expect(page.getByRole('textbox', { name: adminPanel.fields.hebrew, exact: true })).toHaveAttribute(
      'placeholder',
      heroText,
    )
  })
})

async function openForm(page: Page, id: string, text: string): Promise<void> {
  await page.goto(`/admin/collections/events/${id}?locale=he&waiting=all&text=${text}#field-${text}`)
  await formListens(page)
}

async function newEvent(request: APIRequestContext, origin = '', title: string, day: string): Promise<string> {
  const data = {
    title,
    description: 'Bring a cable',
    eventType: 'ctf',
    allDay: true,
    startDay: day,
    endDay: day,
  }
  const made = await request.post('/cms/api/events', { headers: { origin }, data })
  expect(made.status()).toBe(201)
  return ((await made.json()) as { doc: { id: string } }).doc.id
}

async function newPost(request: APIRequestContext, origin = '', title: string): Promise<{ id: string; slug: string }> {
  const words = (text: string, format = 0) => ({
    type: 'text',
    text,
    format,
    mode: 'normal',
    style: '',
    detail: 0,
    version: 1,
  })
  const block = { direction: 'ltr', format: '', indent: 0, version: 1 }
  const content = {
    root: {
      type: 'root',
      ...block,
      children: [
        {
          type: 'paragraph',
          ...block,
          textFormat: 0,
          textStyle: '',
          children: [words('A packet is '), words('bold', 1)],
        },
      ],
    },
  }
  const data = { title, content, _status: 'published' }
  const made = await request.post('/cms/api/posts', { headers: { origin }, data })
  expect(made.status()).toBe(201)
  return ((await made.json()) as { doc: { id: string; slug: string } }).doc
}
