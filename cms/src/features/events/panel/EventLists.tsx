import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { BeforeListTableServerProps } from 'payload'
import { addressOf, eventLists, listOf, queryOf } from './event-lists.ts'
import { ListLink } from '../../../panel/lists/ListLink.tsx'

/** Above the list of events: what comes next, what is over, everything. */
export function EventLists({ i18n, searchParams }: BeforeListTableServerProps) {
  const texts = messagesFor(localeOf(i18n.language)).adminPanel.eventLists
  const current = listOf(queryOf(searchParams ?? {}))
  return (
    <nav aria-label={texts.label} className="mb-4 flex gap-1 overflow-x-auto">
      {eventLists.map((list) => (
        <ListLink key={list} isCurrent={list === current} href={addressOf(list)}>
          {texts[list]}
        </ListLink>
      ))}
    </nav>
  )
}
