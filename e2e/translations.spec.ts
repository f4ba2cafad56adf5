import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { APIRequestContext } from '@playwright/test'
import { admin, signIn } from './support/api.ts'
import { enterPanel, listens } from './support/panel.ts'
import { expect, main, test, type Page } from './support/test.ts'

const { adminPanel, translationsPanel: texts, faq } = messagesFor('he')
const english = 'Nothing at all: browsing, searching and submitting are free.'
const hebrew = 'שום דבר: הגלישה, החיפוש וההגשה הם בחינם.'
const group = '/cms/api/faq-groups'

test.describe('a translator', () => {
  test.use({ locale: 'he-IL', expectedErrors: [/status of 404/] })

  test('sees what is theirs in the panel, and nothing else', async ({ page, request }) => {
    const person = await newTranslator(request)
    await enterPanel(page, person, 'he')
    await page.goto('/admin')
    await expectOwnNavigation(page)
    expect((await page.goto('/admin/collections/users'))?.status()).toBe(404)
    await expect(page.getByText(person.username)).toHaveCount(0)
  })

  test('finds an answer whose English changed, and readers have its Hebrew', main, async ({ page, request }) => {
    const person = await newTranslator(request)
    expect((await page.request.post(`/api/${builtLoginPath}/auth`, { data: person })).status()).toBe(200)
    const before = { en: await firstGroup(request, 'en'), he: await firstGroup(request, 'he') }
    await write(request, rewritten(before.en, 'general-cost', english), 'en')
    try {
      await test.step('the answer waits for its Hebrew', async () => {
        await page.goto('/admin/translations?kind=faq-groups')
        await expect(page.locator('html')).toHaveAttribute('dir', /rtl/i)
        await expect(page).toHaveTitle(`${texts.title} | ${messagesFor('he').common.brand}`)
        const waiting = page.getByRole('article').filter({ hasText: english })
        await expect(waiting.getByText(faq.general.cost.a)).toBeVisible()
        await waiting.getByRole('link', { name: texts.review }).click()
      })

      await test.step('readers have it once it is written', async () => {
        const answer = page.locator('#field-entries__1__answer')
        await expect(answer).toHaveValue(faq.general.cost.a)
        await listens(answer)
        await answer.fill(hebrew)
        await save(page)
        await expect.poll(() => questions(request)).toContain(hebrew)
      })

      await test.step('nothing waits any longer', async () => {
        await page.goto('/admin/translations')
        await page
          .getByRole('navigation', { name: texts.kindsLabel })
          .getByRole('link', { name: texts.kinds['faq-groups'] })
          .click()
        await expect(page.getByRole('heading', { name: texts.emptyTitle })).toBeVisible()
      })
    } finally {
      await write(request, before.en, 'en')
      await write(request, before.he, 'he')
    }
    await expect.poll(() => questions(request)).toContain(faq.general.cost.a)
  })
})

type Group = { id: string; entries: { id: string; answer: string }[] }

/** Somebody who may write texts and nothing else. */
async function newTranslator(request: APIRequestContext) {
  await signIn(request)
  const person = { username: `translator-${crypto.randomUUID().slice(0, 8)}`, password: crypto.randomUUID() }
  const made = await request.post('/cms/api/users', {
    data: { ...person, role: 'translator', currentPassword: admin().password },
  })
  expect(made.status()).toBe(201)
  return person
}

async function firstGroup(request: APIRequestContext, locale: 'en' | 'he'): Promise<Group> {
  const answer = await request.get(`${group}?locale=${locale}&sort=_order&limit=1`)
  const { docs } = (await answer.json()) as { docs: [Group] }
  return docs[0]
}

async function write(request: APIRequestContext, { id, entries }: Group, locale: 'en' | 'he'): Promise<void> {
  const stored = await request.patch(`${group}/${id}?locale=${locale}&overrideLock=true`, {
    data: { entries },
  })
  expect(stored.status()).toBe(200)
}

/** With another answer to one question. */
function rewritten({ id, entries }: Group, entry: string, answer: string): Group {
  return { id, entries: entries.map((each) => (each.id === entry ? { ...each, answer } : each)) }
}

async function expectOwnNavigation(page: Page): Promise<void> {
  const links = page.locator('.nav__link')
  for (const name of ['events', 'posts', 'media', 'texts', 'faqGroups'] as const)
    await expect(links.getByText(adminPanel.collections[name].many, { exact: true })).toBeAttached()
  await expect(links.getByText(texts.title, { exact: true })).toBeAttached()
  for (const name of ['submissions', 'subscribers', 'digests', 'mails', 'users', 'auditEntries'] as const)
    await expect(page.getByText(adminPanel.collections[name].many, { exact: true })).toHaveCount(0)
  await expect(page.getByText(adminPanel.pages.mailSettings, { exact: true })).toHaveCount(0)
  await expect(page.getByText(messagesFor('he').personalData.title, { exact: true })).toHaveCount(0)
}

async function save(page: Page): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().includes(group) && answer.request().method() === 'PATCH')
  await page.locator('#action-save').click()
  expect((await stored).status()).toBe(200)
}

async function questions(request: APIRequestContext): Promise<string> {
  return (await request.get('/he/faq')).text()
}
