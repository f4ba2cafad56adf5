import { messagesFor } from '@cyberluach/i18n/messages'
import type { APIRequestContext, Page } from '@playwright/test'
import { fillSignIn } from '../server/testing/sign-in-page.ts'
import { newTranslator } from './support/staff.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { translationsPanel: texts, adminPanel } = messagesFor('he')

test.describe('a translator of events', () => {
  test.use({ locale: 'he-IL' })

  test('reads the English beside what they write, goes on from text to text by keyboard, and back to the list', async ({
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
    await fillSignIn(page, translator)
    await page.waitForURL(/\/admin\/?$/)
    await openForm(page, first, 'description')
    await expect(page.locator('[data-beside="en"]')).toHaveText([/First night/, /Bring a cable/])
    await expect(page.locator('[data-beside="en"] [dir]').first()).toHaveAttribute('dir', 'ltr')
    await expect(page.locator('#field-description')).toBeFocused()
    const list = page.getByRole('link', { name: texts.bar.back, exact: true })
    await expect(list).toHaveAttribute('href', '/admin/translations?kind=events')
    await expect(page.locator('.step-nav a').nth(1)).toHaveAttribute(
      'href',
      '/admin/translations?kind=events',
    )
    await expectAccessible(page, 'all', '[data-beside]')

    await page.locator('#field-description').fill('הביאו כבל')
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('#field-title')).toBeFocused()
    expect(page.url()).toContain(first)
    await page.locator('#field-title').fill('הלילה הראשון')
    await page.getByRole('button', { name: texts.bar.saveAndNext }).click()
    await page.waitForURL(`**/${second}?**`)
    await expect(page.locator('[data-beside="en"]').first()).toContainText(`Second night ${word}`)
    const stored = await request.get(`/cms/api/events/${first}?locale=he`)
    expect(await stored.json()).toMatchObject({ title: 'הלילה הראשון', description: 'הביאו כבל' })

    await list.click()
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: `Second night ${word}` })).not.toHaveCount(0)
    for (const id of [first, second]) await request.delete(`/cms/api/events/${id}`)
  })
})

test.describe('a translator of the site’s texts', () => {
  test.use({ locale: 'he-IL' })

  test('finds one by what it says, sees where it appears, and edits it there', async ({
    page,
    request,
    baseURL,
  }) => {
    const translator = await newTranslator(request, baseURL)
    await fillSignIn(page, translator)
    await page.waitForURL(/\/admin\/?$/)
    await page.goto('/admin/translations')
    const { heroText } = messagesFor('he').home
    await page.getByRole('searchbox', { name: texts.find.label }).fill(heroText)
    await page.keyboard.press('Enter')
    const rows = page.locator('tbody tr')
    await rows.getByRole('link', { name: 'home.heroText', exact: true }).click()
    await expect(page.getByText(adminPanel.textAreas.home, { exact: true })).toBeVisible()
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: new RegExp(texts.appearsIn.he) }).click()
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
}

async function newEvent(
  request: APIRequestContext,
  origin = '',
  title: string,
  day: string,
): Promise<string> {
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
