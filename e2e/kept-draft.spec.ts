import { messagesFor } from '@cyberluach/i18n/messages'
import { signInThroughPage } from '../server/testing/sign-in-page.ts'
import { admin, submit } from './support/api.ts'
import { queueOf, rowOf, search, uniqueTitle } from './support/queues.ts'
import { expect, test } from './support/test.ts'

const { dashboard, dashboardLists } = messagesFor('he')
const words = dashboardLists.blog

// A poll may be under way while the session ends.
test.use({ expectedErrors: [/status of 401/] })

test('a post that is being written in the dashboard when the session ends is there after signing in', async ({
  page,
}) => {
  const title = `Night of the flags ${crypto.randomUUID().slice(0, 8)}`
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.clock.install()
  const extended = page.waitForResponse('**/api/sys/auth/extend')
  await signInThroughPage(page, admin())
  await extended
  await page.goto('/admin/dashboard#blog')
  await page.getByRole('button', { name: words.newPost }).first().click()
  const form = page.getByRole('dialog', { name: words.createTitle })
  await form.getByRole('textbox', { name: words.fields.title }).fill(title)
  await form.getByRole('textbox', { name: words.fields.tags }).fill('ctf, night')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000))
  await page.mouse.move(200, 200)
  await page.clock.fastForward('00:52')
  await page.clock.fastForward('00:11')
  await page.waitForURL('**/purple-elephant-42?timeout=1')
  expect(asked).toEqual([])
  await page.clock.resume()

  await signInThroughPage(page, admin())
  await expect(form.getByRole('textbox', { name: words.fields.title })).toHaveValue(title)
  await expect(form.getByRole('textbox', { name: words.fields.tags })).toHaveValue('ctf, night')
  await form.getByRole('button', { name: words.cancel }).click()
  await page.getByRole('button', { name: words.discard }).click()
  await expect(form).toBeHidden()
  await page.reload()
  await page.getByRole('tab').first().waitFor()
  await expect(form).toBeHidden()
})

test('a note to a decision and the tab where it was typed are there again after the session has ended', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Undecided evening')
  await submit(request, title, '2027-03-04T18:00:00+02:00')
  await page.clock.install()
  const extended = page.waitForResponse('**/api/sys/auth/extend')
  await signInThroughPage(page, admin())
  await extended
  await page.goto('/admin/dashboard#submissions')
  const note = queueOf(page).getByRole('textbox', { name: new RegExp(dashboard.decision.note) })
  await search(page, title, 1)
  await rowOf(page, title).locator('[aria-expanded]').click()
  await note.fill('Which hall is it?')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000))
  await page.mouse.move(200, 200)
  await page.clock.fastForward('00:52')
  await page.clock.fastForward('00:11')
  await page.waitForURL('**/purple-elephant-42?timeout=1')
  await page.clock.resume()

  await signInThroughPage(page, admin())
  await expect(page.getByRole('tab', { name: dashboard.tabs.submissions })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await search(page, title, 1)
  await rowOf(page, title).locator('[aria-expanded]').click()
  await expect(note).toHaveValue('Which hall is it?')
})
