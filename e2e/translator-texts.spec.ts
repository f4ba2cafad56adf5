import { messagesFor } from '@cyberluach/i18n/messages'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { fillSignIn } from '../server/testing/sign-in-page.ts'
import { admin, signIn } from './support/api.ts'
import { expect, test } from './support/test.ts'

const { home, adminPanel, calendar, filters } = messagesFor('he')
const password = 'open-sesame-43'
const often = { intervals: [50] }
const changed = 'כל אירועי הסייבר, בלוח אחד'

test.describe('a translator', () => {
  test.use({ locale: 'he-IL', expectedErrors: [/status of 400/] })

  test('changes the title of the site, is told what a text must keep, and takes it back', async ({
    page,
    request,
  }) => {
    const username = await translator(request)
    await fillSignIn(page, { username, password })
    await page.waitForURL(/\/admin\/?$/)
    await expect(page.locator('html')).toHaveAttribute('dir', /^rtl$/i)

    expect(await homePage(request)).toContain(home.heroTitle)

    await openText(page, 'home.heroTitle')
    const hebrew = page.getByRole('textbox', { name: adminPanel.fields.hebrew, exact: true })
    await expect(hebrew).toHaveAttribute('placeholder', home.heroTitle)
    await expect(page.getByLabel(adminPanel.fields.builtInHebrew)).toHaveValue(home.heroTitle)
    await type(hebrew, changed)
    await save(page)
    await expect.poll(() => homePage(request), often).toContain(changed)

    await type(hebrew, '')
    await save(page)
    await expect.poll(() => homePage(request), often).not.toContain(changed)

    await openText(page, 'card.prize')
    await type(hebrew, 'יש פרס')
    await page.locator('#action-save').click()
    await expect(page.locator('.field-error').filter({ hasText: '{amount}' })).toBeVisible()
    expect(await (await request.get('/api/texts')).json()).toEqual({ en: {}, he: {} })
  })

  test('changes texts of the calendar, which keeps them when its script comes', async ({ page, request }) => {
    await signIn(request)
    await write(request, 'calendar.hint', 'בוחרים יום')
    await write(request, 'filters.savedNone', 'עוד לא נשמר דבר')
    try {
      await expect.poll(() => homePage(request), often).toContain('בוחרים יום')
      await page.goto('/he')
      await expect(page.getByText('בוחרים יום')).toBeVisible()
      await page.getByRole('button', { name: filters.toggle, exact: true }).click()
      await page.getByRole('button', { name: filters.saved, exact: true }).click()
      await expect(page.getByText('עוד לא נשמר דבר')).toBeVisible()
      await expect(page.getByText('בוחרים יום')).toBeVisible()
    } finally {
      await write(request, 'calendar.hint', '')
      await write(request, 'filters.savedNone', '')
    }
    await expect.poll(() => homePage(request), often).toContain(calendar.hint)
  })
})

/** Writes the Hebrew of a text by its key, in the panel's own way; an empty one is the built-in text again. */
async function write(request: APIRequestContext, key: string, hebrew: string): Promise<void> {
  const found = await request.get(`/cms/api/texts?where[key][equals]=${key}`)
  const { docs } = (await found.json()) as { docs: [{ id: string }] }
  const answer = await request.patch(`/cms/api/texts/${docs[0].id}`, { data: { he: hebrew } })
  expect(answer.status()).toBe(200)
}

/** Somebody who may write texts and nothing else. */
async function translator(request: APIRequestContext): Promise<string> {
  await signIn(request)
  const username = `translator-${crypto.randomUUID().slice(0, 8)}`
  const data = { username, password, role: 'translator', currentPassword: admin().password }
  const answer = await request.post('/cms/api/users', { data })
  expect(answer.status()).toBe(201)
  return username
}

/** Finds a text by its key, as a translator does, and opens it. */
async function openText(page: Page, key: string): Promise<void> {
  await page.goto(`/admin/collections/texts?search=${key}`)
  await page.locator('tbody tr').filter({ hasText: key }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: key })).toBeVisible()
}

/** Types, and waits as a person's hand does until the panel has taken the text in: its answer would hide an error. */
async function type(field: Locator, text: string): Promise<void> {
  const taken = field
    .page()
    .waitForResponse((answer) => answer.request().postData()?.includes('form-state') ?? false)
  await field.fill(text)
  await taken
}

async function save(page: Page): Promise<void> {
  const stored = page.waitForResponse(
    (answer) => answer.url().includes('/cms/api/texts/') && answer.request().method() === 'PATCH',
  )
  await page.locator('#action-save').click()
  expect((await stored).status()).toBe(200)
}

async function homePage(request: APIRequestContext): Promise<string> {
  return (await request.get('/he')).text()
}
