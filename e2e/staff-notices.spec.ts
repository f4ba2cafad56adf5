import { fieldNames } from '@cyberluach/i18n/field-names'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expectAccessible } from './support/accessible.ts'
import { admin, signIn } from './support/api.ts'
import { mailTo } from './support/mails.ts'
import { enterPanel, listens } from './support/panel.ts'
import { sendMessage, uniqueTitle } from './support/queues.ts'
import { saveAccount } from './support/staff.ts'
import { expect, main, test } from './support/test.ts'

const names = fieldNames('he')
const { adminPanel } = messagesFor('he')

// The server refuses what is no address.
test.use({ expectedErrors: [/status of 400/] })

test(
  'an admin gives an address on the account page, chooses, and is told of the next message',
  main,
  async ({ page, request, baseURL, ownProduct }) => {
    // Whoever has heard of a message hears of no other one for a while.
    const ada = { username: uniqueTitle('ada').replace(' ', '-'), password: crypto.randomUUID() }
    await signIn(request)
    const made = await request.post('/cms/api/users', {
      headers: { origin: baseURL ?? '' },
      data: { ...ada, role: 'admin', currentPassword: admin().password },
    })
    expect(made.status()).toBe(201)
    const address = `${ada.username}@example.com`
    await enterPanel(page, ada, 'he')
    await page.goto('/admin/account')
    const email = page.getByLabel(names.email)
    const password = page.getByLabel(names.currentPassword)
    await listens(email)
    await email.fill('ada')
    await password.fill(ada.password)
    expect((await saveAccount(page, 'שמירה')).status()).toBe(400)
    await expect(page.getByText(adminPanel.problems.email).first()).toBeVisible()
    await email.fill(address)
    await password.fill(ada.password)
    expect((await saveAccount(page, 'שמירה')).status()).toBe(200)
    await expect(page.getByText(adminPanel.notices.each).first()).toBeVisible()
    await expectAccessible(page, 'all', '#field-email')

    const subject = uniqueTitle('Told')
    await sendMessage(request, { subject })
    const mail = await mailTo(ownProduct, address, 'staffNotice')
    expect(mail.text).toContain(subject)

    await page.reload()
    await expect(email).toHaveValue(address)
    await listens(email)
    await email.fill('')
    await password.fill(ada.password)
    expect((await saveAccount(page, 'שמירה')).status()).toBe(200)
  },
)
