import { fieldNames } from '@cyberluach/i18n/field-names'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Page } from '@playwright/test'
import { fillSignIn } from '../server/testing/sign-in-page.ts'
import { admin } from './support/api.ts'
import { enterPanel, formListens, listens } from './support/panel.ts'
import { newEditor, saveAccount } from './support/staff.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

// A change without the right one is refused.
test.use({ expectedErrors: [/status of 40[03]/] })

test('a new password wants the current one, forgets both once it is saved, and leaves nobody else signed in', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow()
  const editor = await newEditor(request, baseURL)
  const { problems, helps } = messagesFor('en').adminPanel
  const names = fieldNames('en')
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await enterPanel(other, editor)
  await enterPanel(page, editor)
  await page.goto('/admin/account')
  await formListens(page)
  const current = page.getByLabel(names.currentPassword)
  const email = page.getByLabel(names.email)
  const [password, again] = [page.locator('#field-password'), page.locator('#field-confirm-password')]

  await test.step('what is refused is said at its field, and what was typed stays', async () => {
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText(helps.currentPassword)).toBeVisible()
    await password.fill('six quiet lamps')
    await again.fill('six quiet lamps')
    await email.fill('lamps@example.com')
    expect((await saveAccount(page, 'Save')).status()).toBe(400)
    await expectError(page, problems.currentPasswordEmpty)
    await current.fill('not the one')
    expect((await saveAccount(page, 'Save')).status()).toBe(403)
    await expect(current).toBeFocused()
    await expectError(page, problems.currentPasswordWrong)
    for (const field of [password, again]) await expect(field).toHaveValue('six quiet lamps')
    await expect(email).toHaveValue('lamps@example.com')
    await expectAccessible(page, 'all', '.field-type:has(#field-currentPassword)')
  })

  await test.step('the sentence stays until something else is typed', async () => {
    // The panel has the server look over what is typed.
    const looked = page.waitForResponse((answer) => answer.request().headers()['next-action'] !== undefined)
    await email.fill('six@example.com')
    await looked
    await expectError(page, problems.currentPasswordWrong)
    await email.fill('lamps@example.com')
    await current.fill('')
    await expect(fault(page)).toHaveCount(0)
  })

  await test.step('the right one saves it, and both are forgotten', async () => {
    await current.fill(editor.password)
    expect((await saveAccount(page, 'Save')).status()).toBe(200)
    for (const field of [current, password, again]) await expect(field).toBeHidden()
    await email.fill('quiet@example.com')
    await expect(current).toHaveValue('')
    await email.fill('lamps@example.com')
    await expect(current).toBeHidden()
  })

  await test.step('what is saved next is not the password once more', async () => {
    await email.fill('')
    await current.fill('six quiet lamps')
    const next = await saveAccount(page, 'Save')
    expect(next.status()).toBe(200)
    expect(next.request().postData()).not.toContain('"password"')
  })

  await test.step('nowhere else anybody stays signed in, and the new one lets in', async () => {
    await other.goto('/admin/account')
    await other.waitForURL('**/purple-elephant-42?ended=1')
    await fillSignIn(other, { ...editor, password: 'six quiet lamps' })
    await other.waitForURL('**/admin')
    await other.context().close()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible()
  })
})

test(
  'the address of somebody else wants the admin’s own password, and keeps what else was typed',
  main,
  async ({ page, request, baseURL }) => {
    test.slow()
    const editor = await newEditor(request, baseURL)
    const { problems, helps } = messagesFor('he').adminPanel
    const names = fieldNames('he')
    await enterPanel(page, admin(), 'he')
    const found = await page.request.get(`/cms/api/users?where[username][equals]=${editor.username}`)
    const { docs } = (await found.json()) as { docs: [{ id: string }] }
    await page.goto(`/admin/collections/users/${docs[0].id}`)
    await formListens(page)
    const current = page.getByLabel(names.currentPassword)
    const email = page.getByLabel(names.email)
    const username = page.locator('#field-username')
    await expect(email).toBeVisible()
    await expect(current).toBeHidden()
    await email.fill('dana@example.com')
    await expect(page.getByText(helps.currentPassword)).toBeVisible()
    await username.fill(`${editor.username}-dana`)
    await current.fill(editor.password)
    expect((await saveAccount(page, 'שמירה')).status()).toBe(403)
    await expectError(page, problems.currentPasswordWrong)
    await expect(email).toHaveValue('dana@example.com')
    await expect(username).toHaveValue(`${editor.username}-dana`)
    await current.fill(admin().password)
    expect((await saveAccount(page, 'שמירה')).status()).toBe(200)
    await expect(current).toBeHidden()
    await page.reload()
    await expect(email).toHaveValue('dana@example.com')
    await expect(username).toHaveValue(`${editor.username}-dana`)
  },
)

test('accounts are removed by who types their own password, one on its page and several in the list', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const people = [
    await newEditor(request, baseURL),
    await newEditor(request, baseURL),
    await newEditor(request, baseURL),
  ] as const
  const { accountRemoval: words, problems } = messagesFor('en').adminPanel
  const current = page.getByRole('alertdialog').getByLabel(fieldNames('en').currentPassword)
  const remove = page.getByRole('alertdialog').getByRole('button', { name: words.remove, exact: true })
  const done = page.locator('.payload-toast-item.toast-success')
  await enterPanel(page, admin())

  await test.step('one, on its page: a wrong password is said where it was typed', async () => {
    const found = await page.request.get(`/cms/api/users?where[username][equals]=${people[0].username}`)
    const { docs } = (await found.json()) as { docs: [{ id: string }] }
    await page.goto(`/admin/collections/users/${docs[0].id}`)
    await formListens(page)
    await page.locator('.doc-controls__dots').click()
    await page.getByRole('button', { name: words.begin, exact: true }).click()
    await expect(page.getByRole('alertdialog')).toContainText(people[0].username)
    await current.fill(people[0].password)
    await remove.click()
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(problems.currentPasswordWrong)
    await expectAccessible(page, 'all', 'dialog[open]')
    await current.fill(admin().password)
    await remove.click()
    await expect(done).toContainText(fill('en', words.removed, { n: 1 }))
    await page.waitForURL(/\/admin\/collections\/users/)
  })

  await test.step('several, in the list; Escape removes none', async () => {
    const [, ...others] = people
    const names = others.map(({ username }) => username)
    await page.goto(`/admin/collections/users?where[username][in]=${names.join(',')}`)
    await expect(page.locator('tbody tr')).toHaveCount(2)
    const all = page.locator('thead input[type=checkbox]')
    await listens(all)
    await all.check()
    const begin = page.getByRole('button', { name: fill('en', words.beginMany, { n: 2 }) })
    await begin.click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await begin.click()
    await remove.click()
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(problems.currentPasswordEmpty)
    await current.fill(admin().password)
    await remove.click()
    await expect(done).toContainText(fill('en', words.removed, { n: 2 }))
    await expect(page.locator('tbody tr')).toHaveCount(0)
  })
})

const fault = (page: Page) => page.locator('.field-type:has(#field-currentPassword) .tooltip')

async function expectError(page: Page, text: string): Promise<void> {
  await expect(fault(page)).toHaveText(text)
  await expect(fault(page)).toHaveCSS('opacity', '1')
}
