'use client'

import { ListTools } from '../../ui/ListTools.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { QueueWords } from './queue-words.ts'
import { statusFilters, type QueueFilter, type StatusFilter } from './queue.ts'

export type StatusCounts = Record<StatusFilter, number>

type Props = {
  words: QueueWords
  filter: QueueFilter
  setFilter: (filter: QueueFilter) => void
  counts: StatusCounts | undefined
  /** How many match; undefined until the first rows have been read. */
  found: number | undefined
  exporting: { start: () => void; isRunning: boolean }
}

/** Search, status, how many of all match it, and the export of all that matches. */
export function QueueTools({ words, filter, setFilter, counts, found, exporting }: Props) {
  const { t, say } = useText()
  // Where nothing is suspicious there is nothing to choose.
  const isOffered = (value: StatusFilter) =>
    value !== 'suspicious' || filter.status === value || (counts?.suspicious ?? 0) > 0
  return (
    <ListTools
      search={{
        text: filter.text,
        placeholder: words.searchPlaceholder,
        search: (text) => setFilter({ ...filter, text: text.trim() }),
      }}
      shown={found !== undefined && say(t.submissions.shown, { shown: found, total: counts?.all ?? found })}
      exporting={{ label: t.queues.export, ...exporting }}
    >
      <Segments
        label={t.submissions.filter}
        segments={statusFilters.filter(isOffered).map((value) => ({
          value,
          label: value === 'suspicious' ? t.queues.suspicious.filter : words.filters[value],
          count: counts?.[value],
        }))}
        value={filter.status}
        choose={(status) => setFilter({ ...filter, status })}
      />
    </ListTools>
  )
}
