import { messagesFor } from '@cyberluach/i18n/messages'
import { codeOf } from '../cms/src/testing/app-codes.ts'
import { logOutElsewhere } from './support/ended-session.ts'
import { enterPanel, listens } from './support/panel.ts'
import { newEditor } from './support/staff.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { securityPanel, sessionPanel } = messagesFor('en')

test.describe('a second factor that somebody wants', () => {
  // What Payload asks for by itself while nobody is signed in is refused, which it says in its own words.
  test.use({ expectedErrors: [/status of 40[134]|unexpected response was received/] })

  test(
    'is set up and taken away in the panel, and asked for where a session ended',
    main,
    async ({ page, request, baseURL }) => {
      test.slow()
      const editor = await newEditor(request, baseURL)
      await enterPanel(page, editor)
      await page.goto('/admin')
      await page.getByRole('link', { name: securityPanel.title }).first().click()
      const section = page.locator('[data-part="authenticator-app"]')
      await expect(section).toContainText(securityPanel.app.off)
      await expectAccessible(page, 'all', '[data-part="authenticator-app"]')
      const begin = section.getByRole('button', { name: securityPanel.app.begin })
      await listens(begin)
      await begin.click()
      await expect(section.getByRole('alert')).toHaveText(securityPanel.problems.empty)
      await section.getByLabel(securityPanel.app.password).fill('wrong')
      await begin.click()
      await expect(section.getByRole('alert')).toHaveText(securityPanel.problems.wrongPassword)
      await section.getByLabel(securityPanel.app.password).fill(editor.password)
      await begin.click()
      const secret = await section.getByTestId('app-key').innerText()
      await expectAccessible(page, 'all', '[data-part="authenticator-app"]')
      await section.getByLabel(securityPanel.app.code, { exact: true }).fill(codeOf(secret))
      await section.getByRole('button', { name: securityPanel.app.confirm }).click()
      const own = (await section.getByTestId('recovery-codes').innerText()).split(/\s+/)
      await section.getByRole('button', { name: securityPanel.codes.done }).click()
      await expect(page.locator('[data-part="recovery-codes"]')).toContainText(String(own.length))

      await logOutElsewhere(page, baseURL ?? '')
      const ended = page.getByRole('dialog')
      await ended.getByLabel(sessionPanel.ended.password).fill(editor.password)
      await ended.getByRole('button', { name: sessionPanel.ended.signIn }).click()
      await ended.getByLabel(sessionPanel.ended.code).fill(codeOf(secret, 1))
      await ended.getByRole('button', { name: sessionPanel.ended.signIn }).click()
      await expect(ended).toBeHidden()

      await section.getByLabel(securityPanel.app.proof).fill(own[0] ?? '')
      await section.getByRole('button', { name: securityPanel.app.remove }).click()
      await expect(section).toContainText(securityPanel.app.removed)
      await expect(section).toContainText(securityPanel.app.off)
    },
  )
})
