import { messagesFor } from '@cyberluach/i18n/messages'
import { openTab, queueOf, rowOf, search, sendMessage, uniqueTitle } from './support/queues.ts'
import { mailTo } from './support/mails.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { dashboardQueues } = messagesFor('he')
const { contact, replies } = dashboardQueues

test('an admin answers a message by mail from its row: what is typed outlives a reload, one press of keys sends it, the message is handled, and its answer stands below it', async ({
  page,
  request,
  ownProduct,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const subject = uniqueTitle('Question')
  await sendMessage(request, { subject, message: 'When is the night of the flags?' })
  await openTab(page, 'contact')
  await search(page, subject, 1)
  const row = rowOf(page, subject)
  const queue = queueOf(page)
  await row.locator('[aria-expanded]').click()
  await queue.getByRole('button', { name: dashboardQueues.reply }).click()
  const form = queue.getByRole('form', { name: replies.form })
  const text = form.getByRole('textbox', { name: replies.text })
  await expect(text).toBeFocused()
  await expect(form.getByRole('link', { name: replies.ownProgram })).toHaveAttribute(
    'href',
    `mailto:uri@example.com?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  )
  await form.getByRole('button', { name: replies.send }).click()
  await expect(form.getByText(replies.needed)).toBeVisible()
  await text.fill('On the third of December.')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.reload()
  await search(page, subject, 1)
  await row.locator('[aria-expanded]').click()
  await expect(text).toHaveValue('On the third of December.')
  await text.press('Control+Enter')
  await expect(page.getByText(replies.sent)).toBeVisible()
  await expect(form).toBeHidden()
  await expect(queue.getByText('On the third of December.')).toBeVisible()
  // The product of the journeys has no mail server.
  await expect(queue.getByText(replies.statuses.kept)).toBeVisible()
  await expect(row).toContainText(contact.statuses.approved)
  expect((await mailTo(ownProduct, 'uri@example.com', 'reply')).text).toContain(
    '> When is the night of the flags?',
  )
  await page.setViewportSize({ width: 390, height: 900 })
  await expectAccessible(page)
})
