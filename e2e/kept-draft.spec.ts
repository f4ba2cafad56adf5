import { messagesFor } from '@cyberluach/i18n/messages'
import { submit } from './support/api.ts'
import { letSessionEnd, signInAgain, signInByClock } from './support/ended-session.ts'
import { queueOf, rowOf, search, uniqueTitle } from './support/queues.ts'
import { expect, main, test } from './support/test.ts'

const { dashboard, dashboardLists } = messagesFor('he')
const words = dashboardLists.blog

// A poll may be under way while the session ends.
test.use({ expectedErrors: [/status of 401/] })

test('a post that is being written when the session ends is there again after signing in', main, async ({ page }) => {
  const title = uniqueTitle('Night of the flags')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await signInByClock(page)
  await page.goto('/admin/dashboard#blog')
  await page.getByRole('button', { name: words.newPost }).first().click()
  const form = page.getByRole('dialog', { name: words.createTitle })
  await form.getByRole('textbox', { name: words.fields.title }).fill(title)
  await form.getByRole('textbox', { name: words.fields.tags }).fill('ctf, night')
  await letSessionEnd(page)
  expect(asked).toEqual([])

  await signInAgain(page)
  await expect(form.getByRole('textbox', { name: words.fields.title })).toHaveValue(title)
  await expect(form.getByRole('textbox', { name: words.fields.tags })).toHaveValue('ctf, night')
  await form.getByRole('button', { name: words.cancel }).click()
  await page.getByRole('button', { name: words.discard }).click()
  await expect(form).toBeHidden()
  await page.reload()
  await page.getByRole('tab', { name: dashboard.tabs.blog }).click()
  await expect(page.getByRole('button', { name: words.newPost }).first()).toBeVisible()
  await expect(form).toBeHidden()
})

test('a note to a decision, and its tab, are there again after the session has ended', async ({ page, request }) => {
  const title = uniqueTitle('Undecided evening')
  await submit(request, title, '2027-03-04T18:00:00+02:00')
  await signInByClock(page)
  await page.goto('/admin/dashboard#submissions')
  const note = queueOf(page).getByRole('textbox', { name: new RegExp(dashboard.decision.note) })
  await search(page, title, 1)
  await rowOf(page, title).locator('[aria-expanded]').click()
  await note.fill('Which hall is it?')
  await letSessionEnd(page)

  await signInAgain(page)
  await expect(page.getByRole('tab', { name: dashboard.tabs.submissions })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/#submissions$/)
  await search(page, title, 1)
  await rowOf(page, title).locator('[aria-expanded]').click()
  await expect(note).toHaveValue('Which hall is it?')
})
