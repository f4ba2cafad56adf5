'use client'

import { Inbox, SearchX } from 'lucide-react'

import { Button } from '../shared/Button.tsx'
import { useText } from '../text/TextContext.tsx'

export function EmptyQueue() {
  const { t } = useText()
  return (
    <div className="empty">
      <span className="art">
        <Inbox size={24} strokeWidth={1.75} aria-hidden />
      </span>
      <h3>{t.submissions.emptyTitle}</h3>
      <p>{t.submissions.emptyText}</p>
    </div>
  )
}

export function NoMatch({ clear }: { clear: () => void }) {
  const { t } = useText()
  return (
    <div className="empty">
      <span className="art">
        <SearchX size={24} strokeWidth={1.75} aria-hidden />
      </span>
      <h3>{t.submissions.noMatchTitle}</h3>
      <p>{t.submissions.noMatchText}</p>
      <Button onClick={clear}>{t.submissions.clearFilters}</Button>
    </div>
  )
}
