import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { texts } from '../../ui/text.tsx'
import { SuggestedLine } from './SuggestedLine.tsx'

const words = texts.en.suggestions.lead

const show = async (added: number) => {
  const calls = answerCalls({
    'GET /api/sys/mgmt/suggested-sources': () => ({ suggestions: [], total: 6, countries: [], all: 406, added }),
  })
  await showTab({ tab: 'analytics', children: <SuggestedLine /> })
  return () => calls.filter(({ name }) => name.endsWith('/suggested-sources'))
}
const line = () => page.getByRole('note')
beforeEach(() => localStorage.clear())

test('a calendar with none but its first lists is led to those that are suggested, until that is dismissed', async () => {
  await show(0)
  await expect.element(line().getByText(/6 lists.*400 more/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.open })).toHaveAttribute('href', '#sources/suggested')
  await page.getByRole('button', { name: words.dismiss }).click()
  await expect.element(line()).not.toBeInTheDocument()
  const asked = await show(0)
  expect(asked()).toHaveLength(0)
})

test('once a list was added the line is gone', async () => {
  const asked = await show(1)
  await expect.poll(asked).toHaveLength(1)
  await expect.element(line()).not.toBeInTheDocument()
})
