'use client'

import { directionOfLocale } from '@cyberluach/i18n/locales'
import { useId, type KeyboardEvent } from 'react'

import { itemAfterKey } from '../frame/tabs.ts'
import { useText } from '../text/TextContext.tsx'
import type { QueueCounts, QueueFilter, StatusFilter } from './queue.ts'
import { SearchField } from './SearchField.tsx'

const choices = ['all', 'pending', 'approved', 'rejected'] as const satisfies StatusFilter[]

type Props = {
  filter: QueueFilter
  setFilter: (filter: QueueFilter) => void
  counts: QueueCounts | undefined
  shown: number
  total: number
}

/** Search, status and how much of all that shows. */
export function QueueTools({ filter, setFilter, counts, shown, total }: Props) {
  const { t, say, locale } = useText()
  const group = useId()
  const labels = {
    all: t.submissions.all,
    pending: t.submissions.pendingOnly,
    approved: t.submissions.approvedOnly,
    rejected: t.submissions.rejectedOnly,
  }

  const choose = (status: StatusFilter) => setFilter({ ...filter, status })
  const move = (event: KeyboardEvent) => {
    const vertical = { ArrowDown: 'ArrowLeft', ArrowUp: 'ArrowRight' } as Record<string, string>
    const key = locale === 'he' ? (vertical[event.key] ?? event.key) : event.key
    const next = itemAfterKey(choices, filter.status, key, directionOfLocale(locale))
    if (!next) return
    event.preventDefault()
    choose(next)
    document.getElementById(`${group}-${next}`)?.focus()
  }

  return (
    <div className="tools">
      <SearchField text={filter.text} search={(text) => setFilter({ ...filter, text })} />
      <div className="segments" role="radiogroup" aria-label={t.submissions.filter} onKeyDown={move}>
        {choices.map((status) => (
          <button
            key={status}
            type="button"
            id={`${group}-${status}`}
            role="radio"
            aria-checked={filter.status === status}
            tabIndex={filter.status === status ? 0 : -1}
            onClick={() => choose(status)}
          >
            {labels[status]}
            {counts && <span className="count">{counts[status]}</span>}
          </button>
        ))}
      </div>
      <span className="shown" role="status">
        {counts && say(t.submissions.shown, { shown, total })}
      </span>
    </div>
  )
}
