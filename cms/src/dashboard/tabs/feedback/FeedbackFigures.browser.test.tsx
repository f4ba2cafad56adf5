import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { useSummaryPolling } from '../../frame/polling.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { FeedbackFigures } from './FeedbackTab.tsx'

/** As the frame does. */
function Counts() {
  useSummaryPolling()
  return null
}

test('where nobody rated it is said in words, and no number of none', async () => {
  const averages = Object.fromEntries(
    ['overallRating', 'usabilityRating', 'contentRating', 'designRating', 'recommendToOthers'].map((name) => [
      name,
      null,
    ]),
  )
  answerCalls({ 'GET /api/sys/mgmt/summary': () => ({ feedback: { averages, ratings: [0, 0, 0, 0, 1] } }) })
  await showTab({
    tab: 'feedback',
    locale: 'he',
    children: (
      <>
        <Counts />
        <FeedbackFigures />
      </>
    ),
  })
  await expect.element(page.getByText('משוב אחד בדירוג 5')).toBeInTheDocument()
  await expect.element(page.getByText('אין משובים בדירוג 1')).toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/(^|\D)0 משובים/)
})
