import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import { tv } from 'tailwind-variants/lite'
import { addressOf, eventLists, listOf, queryOf } from './event-lists.ts'

const link = tv({
  base: [
    'inline-flex min-h-8 items-center rounded-full border px-3 whitespace-nowrap no-underline hover:text-(--theme-elevation-1000)',
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-(--theme-success-500)',
  ],
  variants: {
    isCurrent: {
      true: 'border-(--theme-elevation-800) bg-(--theme-elevation-100) text-(--theme-elevation-1000)',
      false: 'border-(--theme-elevation-150) text-(--theme-elevation-700)',
    },
  },
})

/** Above the list of events: what comes next, what is over, everything. */
export function EventLists({ i18n, searchParams }: BeforeListTableServerProps) {
  const texts = messagesFor(localeOf(i18n.language)).adminPanel.eventLists
  const current = listOf(queryOf(searchParams ?? {}))
  return (
    <nav aria-label={texts.label} className="mb-4 flex gap-1 overflow-x-auto">
      {eventLists.map((list) => (
        <Link
          key={list}
          aria-current={list === current ? 'page' : undefined}
          className={link({ isCurrent: list === current })}
          href={addressOf(list)}
          prefetch={false}
        >
          {texts[list]}
        </Link>
      ))}
    </nav>
  )
}
