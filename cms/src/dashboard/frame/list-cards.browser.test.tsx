import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { answerCalls } from '../testing/answer-calls.ts'
import { showTab } from '../testing/show-tab.tsx'
import { texts } from '../ui/text.tsx'
import { ContactTab } from '../tabs/contact/ContactTab.tsx'
import { EventsTab } from '../tabs/events/EventsTab.tsx'
import { MailingTab } from '../tabs/mailing/MailingTab.tsx'
import { SourcesTab } from '../tabs/sources/SourcesTab.tsx'

const t = texts.en

test.each([
  ['contact', <ContactTab key="" />, t.queues.contact.failed],
  ['events', <EventsTab key="" />, t.events.failed],
  ['mailing', <MailingTab key="" />, t.lists.mailing.failed],
  ['sources', <SourcesTab key="" />, t.sources.failed],
] as const)('where no list came, why is said and no empty ground drawn: %s', async (tab, content, failed) => {
  answerCalls({})
  await showTab({ tab, children: content })
  await expect.element(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  const empty = [...document.querySelectorAll<HTMLElement>('.moderation div:empty')]
  expect(empty.filter((element) => element.offsetHeight > 0).map(({ className }) => className)).toEqual([])
})

test('how many decisions wait is not said before it is known', async () => {
  answerCalls({})
  await showTab({ tab: 'sources', children: <SourcesTab /> })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^To decide$/ })).toBeInTheDocument()
})
