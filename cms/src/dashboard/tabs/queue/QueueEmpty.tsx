'use client'

import { Inbox, SearchX } from 'lucide-react'

import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { QueueWords } from './queue-words.ts'

export function EmptyQueue({ words }: { words: QueueWords }) {
  return <Empty icon={Inbox} title={words.emptyTitle} text={words.emptyText} />
}

export function NoMatch({ words, clear }: { words: QueueWords; clear: () => void }) {
  const { t } = useText()
  return (
    <Empty icon={SearchX} title={words.noMatchTitle} text={t.submissions.noMatchText}>
      <Button onClick={clear}>{t.submissions.clearFilters}</Button>
    </Empty>
  )
}
