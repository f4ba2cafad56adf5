import { builtLoginPath } from '@cyberluach/core/login-path'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Page } from '@playwright/test'
import { answerTo } from '../server/testing/sign-in-page.ts'
import { readPanelIn } from './support/panel-language.ts'
import { newEditor, type Person } from './support/staff.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { login } = messagesFor('he')
const english = messagesFor('en')
const { passkeys, codes, app } = english.securityPanel
const { ended } = english.sessionPanel

test.describe('a passkey', () => {
  // What Payload asks for by itself while nobody is signed in is refused, which it says in its own words.
  test.use({ expectedErrors: [/status of 40[134]|unexpected response was received/] })

  test('is added and named in the panel, signs in by itself and after a password, and is taken away', async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    // Browsers know passkeys of names, not of numbers.
    const site = (baseURL ?? '').replace('127.0.0.1', 'localhost')
    const editor = await newEditor(request, baseURL)
    await addDevice(page)
    await fillSignIn(page, site, editor)
    await page.waitForURL('**/admin')
    await openSecurity(page, site)

    const section = page.locator('[data-part="passkeys"]')
    await section.getByLabel(passkeys.name).fill('My laptop')
    await section.getByLabel(app.password).fill(editor.password)
    await section.getByRole('button', { name: passkeys.add }).click()
    await expect(section.getByRole('heading', { name: codes.title })).toBeFocused()
    await expect(section).toContainText(fill('en', passkeys.added, { name: 'My laptop' }))
    const own = (await section.getByTestId('recovery-codes').innerText()).split(/\s+/)
    expect(own).toHaveLength(10)
    await section.getByRole('button', { name: codes.done }).click()
    const row = section.getByRole('listitem')
    await expect(row).toContainText(passkeys.unused)
    await expectAccessible(page, 'all', '[data-part="passkeys"]')

    await forgetBrowser(page)
    await page.goto(`${site}/${builtLoginPath}`)
    const button = page.getByRole('button', { name: login.passkey.button })
    await expect(button).toBeVisible()
    await expectAccessible(page)
    await button.click()
    await page.waitForURL('**/admin')

    await openSecurity(page, site)
    await expect(row).not.toContainText(passkeys.unused)
    await row.getByRole('button', { name: passkeys.rename }).click()
    await row.getByLabel(passkeys.name).fill('Old laptop')
    await row.getByRole('button', { name: passkeys.save }).click()
    await expect(row).toContainText('Old laptop')

    await forgetBrowser(page)
    await fillSignIn(page, site, editor)
    await expect(page.getByRole('heading', { name: login.second.title })).toBeVisible()
    await expectAccessible(page)
    await button.click()
    await page.waitForURL('**/admin')

    await openSecurity(page, site)
    // The panel listens to other tabs once its parts are alive.
    await expect(row).toContainText('Old laptop')
    await logOutElsewhere(page, site)
    const again = page.getByRole('dialog')
    await again.getByLabel(ended.password).fill(editor.password)
    await again.getByRole('button', { name: ended.signIn }).click()
    await again.getByRole('button', { name: ended.usePasskey }).click()
    await expect(again).toBeHidden()

    await row.getByRole('button', { name: passkeys.remove }).click()
    await row.getByLabel(app.proof).fill(own[0] ?? '')
    await row.getByRole('button', { name: passkeys.remove }).click()
    await expect(row).toHaveCount(0)
    await forgetBrowser(page)
    await page.goto(`${site}/${builtLoginPath}`)
    await button.click()
    await expect(page.getByText(login.passkey.wrong)).toBeVisible()
  })

  test('that is not there leaves its person where they were', async ({ page, baseURL }) => {
    await addDevice(page)
    await page.goto(`${(baseURL ?? '').replace('127.0.0.1', 'localhost')}/${builtLoginPath}`)
    await page.getByRole('button', { name: login.passkey.button }).click()
    await expect(page.getByText(login.passkey.none)).toBeVisible()
    await expect(page.getByLabel(login.username)).toBeEnabled()
  })
})

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

/** Somebody logs out in another tab. */
async function logOutElsewhere(page: Page, site: string): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(`${site}/accessibility`)
  await other.evaluate(() => localStorage.removeItem('adminToken'))
  await other.close()
}

/** As if nobody had signed in here. */
async function forgetBrowser(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
}
