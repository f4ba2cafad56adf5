import { messagesFor } from '@cyberluach/i18n/messages'
import { openTab, queueOf, rowOf, search, sendMessage, uniqueTitle } from './support/queues.ts'
import { mailTo } from './support/mails.ts'
import { expect, expectAccessible, main, test, type Page } from './support/test.ts'

const { dashboardQueues } = messagesFor('he')
const { contact, replies } = dashboardQueues

test(
  'an admin answers a message by mail from its row, and what is typed outlives a reload',
  main,
  async ({ page, request, ownProduct }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    const subject = uniqueTitle('Question')
    const email = `uri-${crypto.randomUUID().slice(0, 8)}@example.com`
    await sendMessage(request, { subject, email, message: 'When is the night of the flags?' })
    await openTab(page, 'contact')
    await search(page, subject, 1)
    const row = rowOf(page, subject)
    const queue = queueOf(page)
    const form = queue.getByRole('form', { name: replies.form })
    const text = form.getByRole('textbox', { name: replies.text })

    await test.step('the form opens with the focus in it, beside the way to one’s own mail program', async () => {
      await row.locator('[aria-expanded]').click()
      await queue.getByRole('button', { name: dashboardQueues.reply }).click()
      await expect(text).toBeFocused()
      await expect(form.getByRole('link', { name: replies.ownProgram })).toHaveAttribute(
        'href',
        `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
      )
    })

    await test.step('nothing is not sent', async () => {
      await form.getByRole('button', { name: replies.send }).click()
      await expect(form.getByText(replies.needed)).toBeVisible()
    })

    await test.step('what is typed outlives a reload', async () => {
      await text.fill('On the third of December.')
      await expectAccessibleAtBothWidths(page)
      await page.reload()
      await search(page, subject, 1)
      await row.locator('[aria-expanded]').click()
      await expect(text).toHaveValue('On the third of December.')
    })

    await test.step('one press of keys sends it', async () => {
      await text.press('Control+Enter')
      await expect(page.getByText(replies.sent)).toBeVisible()
      expect((await mailTo(ownProduct, email, 'reply')).text).toContain('> When is the night of the flags?')
    })

    await test.step('the message is handled, and its answer stands below it', async () => {
      await expect(form).toBeHidden()
      await expect(queue.getByText('On the third of December.')).toBeVisible()
      // The product of the journeys has no mail server.
      await expect(queue.getByText(replies.statuses.kept)).toBeVisible()
      await expect(row).toContainText(contact.statuses.approved)
      await page.setViewportSize({ width: 390, height: 900 })
      await expectAccessible(page)
    })
  },
)

async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
}
