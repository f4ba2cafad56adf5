import { readFile } from 'node:fs/promises'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { admin } from './support/api.ts'
import { readPanelIn } from './support/panel-language.ts'
import { sendMessage } from './support/queues.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { personalData: texts } = messagesFor('he')

test.use({ expectedErrors: [/status of 422/] })

test(
  'an admin shows, exports and erases what is kept about a visitor, in Hebrew',
  main,
  async ({ page, request, baseURL }) => {
    const email = `person-${crypto.randomUUID().slice(0, 8)}@example.com`
    await sendMessage(request, { subject: 'What do you keep?', email })
    await page.request.post('/api/purple-elephant-42/auth', { data: admin() })
    await readPanelIn(page.context(), 'he', baseURL)

    await page.goto('/admin')
    await expect(page.locator('nav a[href="/admin/personal-data"]')).toHaveText(texts.nav)
    await page.goto('/admin/personal-data')
    const part = page.locator('[data-part=personal-data]')
    await expect(part.getByRole('heading', { name: texts.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', /rtl/i)
    await part.getByLabel(texts.address).fill(email.toUpperCase())
    const held = page.waitForResponse('**/personal-data/held')
    await part.getByRole('button', { name: texts.find }).click()
    expect((await held).status()).toBe(200)
    await expect(part.getByRole('listitem').filter({ hasText: 'What do you keep?' })).toBeVisible()
    await expectAccessible(page, 'all', '[data-part=personal-data]')

    const download = page.waitForEvent('download')
    await part.getByRole('button', { name: texts.export }).click()
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(file[texts.kinds.contactMessages]).toHaveLength(1)

    await part.getByRole('button', { name: texts.erase }).click()
    const question = page.getByRole('dialog', { name: texts.confirm.title })
    await question.getByLabel(texts.confirm.label).fill('somebody@example.com')
    await question.getByRole('button', { name: texts.confirm.button }).click()
    await expect(question.getByText(texts.problems.confirmation)).toBeVisible()
    await expectAccessible(page, 'all', 'dialog[open]')
    await question.getByLabel(texts.confirm.label).fill(email)
    await question.getByRole('button', { name: texts.confirm.button }).click()
    await expect(part.getByText(fill('he', texts.erased, { address: email }))).toBeVisible()
    await part.getByLabel(texts.address).fill(email)
    await part.getByRole('button', { name: texts.find }).click()
    await expect(part.getByText(fill('he', texts.none, { address: email }))).toBeVisible()
  },
)
