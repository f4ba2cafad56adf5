'use client'

import { directionOfLocale } from '@cyberluach/i18n/locales'
import { Download } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'

import { itemAfterKey } from '../../ui/item-after-key.ts'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { QueueWords } from './queue-words.ts'
import type { QueueFilter, StatusFilter } from './queue.ts'
import { SearchField } from '../../ui/SearchField.tsx'

const choices = ['all', 'pending', 'approved', 'rejected'] as const satisfies StatusFilter[]

export type StatusCounts = Record<StatusFilter, number>

type Props = {
  words: QueueWords
  filter: QueueFilter
  setFilter: (filter: QueueFilter) => void
  counts: StatusCounts | undefined
  shown: number
  /** Undefined until the first rows have been read. */
  total: number | undefined
  exporting: { start: () => void; isRunning: boolean }
}

/** Search, status, how much of all that shows, and the export of all that matches. */
export function QueueTools({ words, filter, setFilter, counts, shown, total, exporting }: Props) {
  const { t, say, locale } = useText()
  const group = useId()

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
      <SearchField
        text={filter.text}
        placeholder={words.searchPlaceholder}
        search={(text) => setFilter({ ...filter, text: text.trim() })}
      />
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
            {words.filters[status]}
            {counts && <span className="count">{counts[status].toLocaleString('en-US')}</span>}
          </button>
        ))}
      </div>
      <span className="shown" role="status">
        {total !== undefined && say(t.submissions.shown, { shown, total })}
      </span>
      <span className="spacer" />
      <Button isRunning={exporting.isRunning} onClick={exporting.start}>
        {!exporting.isRunning && <Download size={16} strokeWidth={1.75} aria-hidden />}
        {t.queues.export}
      </Button>
    </div>
  )
}
