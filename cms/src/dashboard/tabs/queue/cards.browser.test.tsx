import type { Locale } from '@cyberluach/i18n/locales'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { submissionWith } from '../../../testing/submission-with.ts'
import type { TabName } from '../../frame/tabs.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showTab } from '../../testing/show-tab.tsx'
import { ContactTab } from '../contact/ContactTab.tsx'
import { FeedbackTab } from '../feedback/FeedbackTab.tsx'
import { SubmissionsTab } from '../submissions/SubmissionsTab.tsx'
import type { Submission } from '../../submission.ts'

const sender = 'Haifa Security Circle'

async function show(width: number, locale: Locale, tab: TabName, content: ReactNode, row: Submission) {
  await page.viewport(width, 844)
  answerCalls({
    'GET /api/sys/mgmt/submissions': () => [row],
    'GET /api/sys/mgmt/similar': () => [],
    'GET /api/sys/mgmt/event-requests': () => [],
  })
  await showTab({ tab, locale, children: content })
  await expect.element(page.getByText(sender)).toBeInTheDocument()
}

beforeEach(() => () => page.viewport(1280, 900))

/** Where somebody begins to read it. */
function startOf(element: Element, locale: Locale): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, right } = range.getBoundingClientRect()
  return Math.round(locale === 'he' ? innerWidth - right : left)
}

const nameOf = (card: Element) => card.querySelector('[data-part=name] bdi') as Element
const cardOf = () => page.getByText(sender).element().closest('[data-part=row]') as Element

const tabs = [
  ['submissions', <SubmissionsTab key="" />, submissionWith({ organizerName: sender })],
  ['contact', <ContactTab key="" />, submissionWith({ organizerName: sender, eventType: 'contact_message' })],
] as const

for (const locale of ['en', 'he'] as const)
  test.each(tabs)(`what a card says stands below its name, ${locale}, %s`, async (tab, content, row) => {
    await show(390, locale, tab, content, {
      ...row,
      title: 'World Conference on Smart Systems and Industrial Control Security',
    })
    const name = startOf(nameOf(cardOf()), locale)
    expect(Math.abs(startOf(page.getByText(sender).element(), locale) - name)).toBeLessThanOrEqual(1)
  })

test.each(tabs)('on a laptop a row has room for its name, and one line of buttons, %s', async (tab, content, row) => {
  const title = 'Passkeys הלכה למעשה: לילה ארוך של דגלים והרצאות'
  await show(1024, 'he', tab, content, { ...row, title, correctedAt: row.createdAt })
  expect(nameOf(cardOf()).getBoundingClientRect().width).toBeGreaterThan(180)
  const tops = [...cardOf().querySelectorAll('button:not([data-part=opener])')].map((one) =>
    Math.round(one.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(1)
  expect(cardOf().getBoundingClientRect().height).toBeLessThan(64)
})

test('the rating of feedback stands in a line of its own, beside the box that selects it', async () => {
  const received = { overallRating: 3, additionalComments: 'Fine.' } as Submission['received']
  await show(
    390,
    'he',
    'feedback',
    <FeedbackTab />,
    submissionWith({ organizerName: sender, eventType: 'feedback', received }),
  )
  const rating = cardOf().querySelector('[role=img]') as Element
  const box = cardOf().querySelector('input') as Element
  const { height, width, right } = rating.getBoundingClientRect()
  expect(height).toBeLessThan(30)
  expect(width).toBeGreaterThan(height)
  expect(right).toBeLessThan(box.getBoundingClientRect().left)
})
