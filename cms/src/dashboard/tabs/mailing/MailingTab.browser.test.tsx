import type { Subscriber } from '@cyberluach/api/newsletter'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { useSummaryPolling } from '../../frame/polling.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { MailingTab } from './MailingTab.tsx'

const subscriberOf = (n: number): Subscriber => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  fullName: `Reader ${n}`,
  email: `reader-${n}@mailbox.example`,
  subscribed: true,
  subscribedAt: '2026-11-20T08:00:00.000Z',
  unsubscribedAt: null,
  locale: 'en',
})
const answerOf = (first: number, end: number) =>
  Response.json(
    Array.from({ length: end - first }, (_, index) => subscriberOf(first + index)),
    { headers: { 'x-total-count': '250' } },
  )

/** As the frame does. */
function Counts() {
  useSummaryPolling()
  return null
}

test('whoever comes to the end of the list while it is read again gets the rest all the same', async () => {
  const again = Promise.withResolvers<Response>()
  const counted = Promise.withResolvers<object>()
  const answers = [answerOf(0, 200), again.promise, answerOf(200, 250)]
  const calls = answerCalls({
    'GET /api/sys/mgmt/newsletter/all': () => answers.shift(),
    'GET /api/sys/mgmt/summary': () => counted.promise,
  })
  await showTab({
    tab: 'mailing',
    children: (
      <>
        <Counts />
        <MailingTab />
      </>
    ),
  })
  const foot = page.getByText('First 200 shown', { exact: false })
  await expect.element(foot).toBeInTheDocument()
  counted.resolve({ subscribers: { total: 250, active: 250, cancelled: 0 } })
  const readings = () => calls.filter(({ name }) => name.endsWith('newsletter/all')).length
  await expect.poll(readings).toBe(2)
  foot.element().scrollIntoView()
  await expect.element(foot).toBeInViewport()
  again.resolve(answerOf(0, 200))
  await expect.element(page.getByText('reader-249@mailbox.example')).toBeInTheDocument()
})
