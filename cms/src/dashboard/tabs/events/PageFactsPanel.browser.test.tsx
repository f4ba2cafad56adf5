import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { texts } from '../../ui/text.tsx'
import { PageFactsPanel } from './PageFactsPanel.tsx'

const now = '2026-11-20T03:30:00.000Z'

test('an event says what of it is from its own page, from where and of which day', async () => {
  const origin = { host: 'one.example', address: 'https://one.example/1', foundAt: now, checkedAt: now }
  answerCalls({
    'GET /api/sys/mgmt/events/one/page-facts': () => [
      { field: 'venue', value: 'Hall 5', state: 'filled', ...origin },
      { field: 'price', value: 'free', state: 'undone', ...origin },
    ],
  })
  await showTab({ tab: 'events', children: <PageFactsPanel eventId="one" /> })
  await expect.element(page.getByText('Hall 5')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /one.example/ }).first()).toHaveAttribute('href', origin.address)
  await expect.element(page.getByText(texts.en.events.admissionNames.free)).toBeVisible()
})
