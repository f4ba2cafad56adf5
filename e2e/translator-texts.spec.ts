import { messagesFor } from '@cyberluach/i18n/messages'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { admin, signIn } from './support/api.ts'
import { enterPanel, formListens } from './support/panel.ts'
import { expect, main, test } from './support/test.ts'

const { home, adminPanel, calendar, filters } = messagesFor('he')
const username = 'translator-of-texts'
const password = 'open-sesame-43'
const often = { intervals: [50] }
const changed = 'כל אירועי הסייבר, בלוח אחד'

test.describe('a translator', () => {
  test.use({ locale: 'he-IL', expectedErrors: [/status of 400/] })

  test('changes the title of the site, and takes it back', main, async ({ page, request }) => {
    await createTranslator(request)
    await enterPanel(page, { username, password }, 'he')
    expect(await homePage(request)).toContain(home.heroTitle)

    await openText(page, request, 'home.heroTitle')
    await expect(page.locator('html')).toHaveAttribute('dir', /^rtl$/i)
    const hebrew = page.getByRole('textbox', { name: adminPanel.fields.hebrew, exact: true })
    await expect(hebrew).toHaveAttribute('placeholder', home.heroTitle)
    await expect(page.getByLabel(adminPanel.fields.builtInHebrew)).toHaveValue(home.heroTitle)
    await type(hebrew, changed)
    await save(page)
    await expect.poll(() => homePage(request), often).toContain(changed)

    await type(hebrew, '')
    await save(page)
    await expect.poll(() => homePage(request), often).not.toContain(changed)
  })

  test('is told what a text must keep', async ({ page, request }) => {
    await createTranslator(request)
    await enterPanel(page, { username, password }, 'he')
    await openText(page, request, 'card.prize')
    const hebrew = page.getByRole('textbox', { name: adminPanel.fields.hebrew, exact: true })
    await type(hebrew, 'יש פרס')
    await page.locator('#action-save').click()
    await expect(page.locator('.field-error').filter({ hasText: '{amount}' })).toBeVisible()
    const { he } = (await (await request.get('/api/texts')).json()) as { he: Record<string, string> }
    expect(he).not.toHaveProperty(['card.prize'])
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
  const answer = await request.patch(`/cms/api/texts/${await idOf(request, key)}`, { data: { he: hebrew } })
  expect(answer.status()).toBe(200)
}

async function idOf(request: APIRequestContext, key: string): Promise<string> {
  const found = await request.get(`/cms/api/texts?where[key][equals]=${key}`)
  const { docs } = (await found.json()) as { docs: [{ id: string }] }
  return docs[0].id
}

/**
 * Somebody who may write texts and nothing else, once for all tests here: what one is writing is locked for anybody else,
 * for minutes after they have left.
 */
async function createTranslator(request: APIRequestContext): Promise<void> {
  await signIn(request)
  const found = await request.get(`/cms/api/users?where[username][equals]=${username}`)
  if (((await found.json()) as { totalDocs: number }).totalDocs > 0) return
  const data = { username, password, role: 'translator', currentPassword: admin().password }
  const answer = await request.post('/cms/api/users', { data })
  expect(answer.status()).toBe(201)
}

async function openText(page: Page, request: APIRequestContext, key: string): Promise<void> {
  await page.goto(`/admin/collections/texts/${await idOf(request, key)}`)
  await expect(page.getByRole('heading', { name: key })).toBeVisible()
  await formListens(page)
}

/** Types, and waits as a person's hand does until the panel has taken the text in: its answer would hide an error. */
async function type(field: Locator, text: string): Promise<void> {
  const taken = field.page().waitForResponse((answer) => {
    const body = answer.request().postData() ?? ''
    return body.includes('form-state') && body.includes(text)
  })
  await field.fill(text)
  await taken
}

/** Payload sends nothing while it still looks at what was typed: pressed again until it was sent. */
async function save(page: Page): Promise<void> {
  await expect(async () => {
    const stored = page.waitForResponse(
      (answer) => answer.url().includes('/cms/api/texts/') && answer.request().method() === 'PATCH',
      { timeout: 5_000 },
    )
    await page.locator('#action-save').click({ timeout: 1_000 })
    expect((await stored).status()).toBe(200)
  }).toPass()
}

async function homePage(request: APIRequestContext): Promise<string> {
  return (await request.get('/he')).text()
}
