'use client'

import { Inbox, SearchX } from 'lucide-react'

import { Button } from '../../ui/Button.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { QueueWords } from './queue-words.ts'

export function EmptyQueue({ words }: { words: QueueWords }) {
  return (
    <div className="empty">
      <span className="art">
        <Inbox size={24} strokeWidth={1.75} aria-hidden />
      </span>
      <h3>{words.emptyTitle}</h3>
      <p>{words.emptyText}</p>
    </div>
  )
}

export function NoMatch({ words, clear }: { words: QueueWords; clear: () => void }) {
  const { t } = useText()
  return (
    <div className="empty">
      <span className="art">
        <SearchX size={24} strokeWidth={1.75} aria-hidden />
      </span>
      <h3>{words.noMatchTitle}</h3>
      <p>{t.submissions.noMatchText}</p>
      <Button onClick={clear}>{t.submissions.clearFilters}</Button>
    </div>
  )
}
