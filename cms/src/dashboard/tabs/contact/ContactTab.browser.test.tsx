import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { answerCalls } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { texts } from '../../ui/text.tsx'
import { ContactTab } from './ContactTab.tsx'

const { queues } = texts.en
const suspicious = page.getByRole('radio', { name: queues.suspicious.filter })

afterEach(() => {
  location.hash = ''
})

async function openBy(hash: string) {
  location.hash = hash
  answerCalls({ 'GET /api/sys/mgmt/submissions': () => [], 'GET /api/sys/mgmt/similar': () => [] })
  await showTab({
    tab: 'contact',
    children: <ContactTab />,
  })
}

test('the link in a mail to the team leads to what is suspicious', async () => {
  await openBy('#contact/suspicious')
  await expect.element(suspicious).toHaveAttribute('aria-checked', 'true')
})

test('an address of another tab, or of this one alone, leads to everything', async () => {
  await openBy('#submissions/suspicious')
  await expect.element(page.getByRole('radio', { checked: true })).toBeVisible()
  await expect.element(suspicious).not.toBeInTheDocument()
})
