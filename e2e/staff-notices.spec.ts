import { fieldNames } from '@cyberluach/i18n/field-names'
import { messagesFor } from '@cyberluach/i18n/messages'
import { signInThroughPage } from '../server/testing/sign-in-page.ts'
import { expectAccessible } from './support/accessible.ts'
import { admin } from './support/api.ts'
import { mailTo } from './support/mails.ts'
import { readPanelIn } from './support/panel-language.ts'
import { sendMessage, uniqueTitle } from './support/queues.ts'
import { saveAccount } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const names = fieldNames('he')
const { adminPanel } = messagesFor('he')

// The server refuses what is no address.
test.use({ expectedErrors: [/status of 400/] })

test('an admin gives an address on the account page, chooses, and is told of the next message', async ({
  page,
  context,
  request,
  baseURL,
  ownProduct,
}) => {
  const address = `${uniqueTitle('ada').replaceAll(' ', '-').toLowerCase()}@example.com`
  await readPanelIn(context, 'he', baseURL)
  await signInThroughPage(page, admin())
  await page.goto('/admin/account')
  const email = page.getByLabel(names.email)
  const password = page.getByLabel(names.currentPassword)
  await email.fill('ada')
  await password.fill(admin().password)
  await saveAccount(page, 'שמירה')
  await expect(page.getByText(adminPanel.problems.email).first()).toBeVisible()
  await email.fill(address)
  await password.fill(admin().password)
  await saveAccount(page, 'שמירה')
  await expect(page.getByText(adminPanel.notices.each).first()).toBeVisible()
  await expect(page.locator('.payload-toast-item.toast-success')).toBeVisible()
  await expectAccessible(page, 'all', '#field-email')

  const subject = uniqueTitle('Told')
  await sendMessage(request, { subject })
  const mail = await mailTo(ownProduct, address, 'staffNotice')
  expect(mail.text).toContain(subject)

  await page.reload()
  await expect(email).toHaveValue(address)
  await email.fill('')
  await password.fill(admin().password)
  await saveAccount(page, 'שמירה')
  await expect(page.locator('.payload-toast-item.toast-success')).toBeVisible()
})
