import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { APIRequestContext, Page } from '@playwright/test'
import { answerTo } from '../server/testing/sign-in-page.ts'
import { forgetBrowser, logOutElsewhere } from './support/ended-session.ts'
import { readPanelIn } from './support/panel-language.ts'
import { listens } from './support/panel.ts'
import { newEditor, type Person } from './support/staff.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { login } = messagesFor('he')
const english = messagesFor('en')
const { passkeys, codes, app } = english.securityPanel
const { ended } = english.sessionPanel

test.describe('a passkey', () => {
  // What Payload asks for by itself while nobody is signed in is refused, which it says in its own words.
  test.use({ expectedErrors: [/status of 40[134]|unexpected response was received/] })

  test('is added in the panel under a name, and signs in by itself', main, async ({ page, request, baseURL }) => {
    test.slow()
    const site = siteOf(baseURL)
    await addPasskey(page, request, site)
    const row = rowOf(page)
    await expect(row).toContainText(passkeys.unused)
    await expectAccessible(page, 'all', '[data-part="passkeys"]')

    await forgetBrowser(page, site)
    await page.goto(`${site}/${builtLoginPath}`)
    const button = page.getByRole('button', { name: login.passkey.button })
    await expect(button).toBeVisible()
    await expectAccessible(page)
    await button.click()
    await page.waitForURL('**/admin')
    await openSecurity(page, site)
    await expect(row).toContainText('My laptop')
    await expect(row).not.toContainText(passkeys.unused)
  })

  test('is asked for after a password and where a session ended, is renamed, and opens nothing once it is gone', async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    const site = siteOf(baseURL)
    const { editor, codes: own } = await addPasskey(page, request, site)
    const row = rowOf(page)

    await test.step('it is asked for after the password', async () => {
      await forgetBrowser(page, site)
      await fillSignIn(page, site, editor)
      await expect(page.getByRole('heading', { name: login.second.title })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: login.passkey.button }).click()
      await page.waitForURL('**/admin')
    })

    await test.step('it is given another name', async () => {
      await openSecurity(page, site)
      const rename = row.getByRole('button', { name: passkeys.rename })
      await listens(rename)
      await rename.click()
      await row.getByLabel(passkeys.name).fill('Old laptop')
      await row.getByRole('button', { name: passkeys.save }).click()
      await expect(row).toContainText('Old laptop')
    })

    await test.step('it signs in where the session ended, without the password', async () => {
      await logOutElsewhere(page, site)
      const again = page.getByRole('dialog')
      await again.getByRole('button', { name: ended.usePasskey }).click()
      await expect(again).toBeHidden()
    })

    await test.step('taken away for a recovery code, it opens nothing', async () => {
      await row.getByRole('button', { name: passkeys.remove }).click()
      await row.getByLabel(app.proof).fill(own[0] ?? '')
      await row.getByRole('button', { name: passkeys.remove }).click()
      await expect(row).toHaveCount(0)
      await forgetBrowser(page, site)
      await page.goto(`${site}/${builtLoginPath}`)
      await page.getByRole('button', { name: login.passkey.button }).click()
      await expect(page.getByText(login.passkey.wrong)).toBeVisible()
    })
  })

  test('that is not there leaves its person where they were', async ({ page, baseURL }) => {
    await addDevice(page)
    await page.goto(`${siteOf(baseURL)}/${builtLoginPath}`)
    await page.getByRole('button', { name: login.passkey.button }).click()
    await expect(page.getByText(login.passkey.none)).toBeVisible()
    await expect(page.getByLabel(login.username)).toBeEnabled()
  })
})

/** Browsers know passkeys of names, not of numbers. */
const siteOf = (baseURL = '') => baseURL.replace('127.0.0.1', 'localhost')

const rowOf = (page: Page) => page.locator('[data-part="passkeys"]').getByRole('listitem')

/** A new editor signs in and adds a passkey of the name “My laptop”, their first; the panel stays open. */
async function addPasskey(
  page: Page,
  request: APIRequestContext,
  site: string,
): Promise<{ editor: Person; codes: string[] }> {
  const editor = await newEditor(request, site.replace('localhost', '127.0.0.1'))
  await addDevice(page)
  await fillSignIn(page, site, editor)
  await page.waitForURL('**/admin')
  await openSecurity(page, site)
  const section = page.locator('[data-part="passkeys"]')
  const add = section.getByRole('button', { name: passkeys.add })
  await listens(add)
  await section.getByLabel(passkeys.name).fill('My laptop')
  await section.getByLabel(app.password).fill(editor.password)
  await add.click()
  await expect(section.getByRole('heading', { name: codes.title })).toBeFocused()
  await expect(section).toContainText(fill('en', passkeys.added, { name: 'My laptop' }))
  const own = (await section.getByTestId('recovery-codes').innerText()).split(/\s+/)
  expect(own).toHaveLength(10)
  await section.getByRole('button', { name: codes.done }).click()
  return { editor, codes: own }
}

/** A device that keeps passkeys, whose person is there and is who they say. */
async function addDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function fillSignIn(page: Page, site: string, { username, password }: Person): Promise<void> {
  await page.goto(`${site}/${builtLoginPath}`)
  await page.getByLabel(login.username).fill(username)
  await page.getByLabel(login.password, { exact: true }).fill(password)
  const question = await page.getByTestId('captcha-question').innerText()
  await page.getByRole('textbox', { name: login.captcha.label }).fill(String(answerTo(question)))
  await page.getByRole('button', { name: login.submit, exact: true }).click()
}

async function openSecurity(page: Page, site: string): Promise<void> {
  await readPanelIn(page.context(), 'en', site)
  await page.goto(`${site}/admin/security`)
}
