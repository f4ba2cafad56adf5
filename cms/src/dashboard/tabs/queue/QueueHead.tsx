import type { Liveness } from '../../frame/polling.ts'
import { LiveLine } from '../../ui/marks.tsx'
import { SectionHead } from '../../ui/Layout.tsx'
import { useText } from '../../ui/text.tsx'
import type { QueueWords } from './definition.ts'
import { type QueueOrder, statusFilters, type QueueFilter, type StatusFilter } from './queue-state.ts'
import { secondsBetweenPolls } from './use-queue.ts'
import { ListTools } from '../../list/ListTools.tsx'
import { Segments } from '../../ui/fields.tsx'
import type { Message } from '@cyberluach/i18n/translate'
import { ArrowUp } from 'lucide-react'

type Props = {
  words: QueueWords
  order: QueueOrder
  counts: { pending: number; overdue: number } | undefined
  liveness: Liveness
}

/** How many wait and in which order, how long they should at most, and how many of them wait for longer. */
export function QueueHead({ words, order, counts, liveness }: Props) {
  const { t, say } = useText()
  return (
    <SectionHead
      title={words.title}
      text={
        counts && (
          <>
            <span className="animate-fade" key={counts.pending}>
              {counts.pending === 0 ? words.nonePending : say(words.pending, { n: counts.pending })}
            </span>
            {counts.pending > 1 && `, ${t.queues.orders[order]}`}
            {words.goal && ` · ${words.goal}`}
            {counts.overdue > 0 && words.overdue && (
              <>
                {' · '}
                <strong className="font-semibold text-on-danger-soft">
                  {say(words.overdue, { n: counts.overdue })}
                </strong>
              </>
            )}
          </>
        )
      }
    >
      <LiveLine state={liveness.state} isWideOnly>
        {say(t.submissions.everySeconds, { n: secondsBetweenPolls })}
      </LiveLine>
    </SectionHead>
  )
}

export type StatusCounts = Record<StatusFilter, number>

type QueueToolsProps = {
  words: QueueWords
  filter: QueueFilter
  setFilter: (filter: QueueFilter) => void
  counts: StatusCounts | undefined
  /** How many match; undefined until the first rows have been read. */
  found: number | undefined
  exporting: { start: () => void; isRunning: boolean }
}

/** Search, status, how many of all match it, and the export of all that matches. */
export function QueueTools({ words, filter, setFilter, counts, found, exporting }: QueueToolsProps) {
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

type NewRowsButtonProps = { count: number; words: Message; reveal: () => void }

/** Floats over the list and takes no room, so that nothing moves when it comes. */
export function NewRowsButton({ count, words, reveal }: NewRowsButtonProps) {
  const { say } = useText()
  return (
    <div className="sticky top-28 z-sticky -mb-4 flex h-0 justify-center max-md:-mb-3" role="status">
      {count > 0 && (
        <button
          className="mt-1 inline-flex h-9 cursor-pointer items-center gap-1.75 rounded-full border-0 bg-action px-3.5 py-0 font-semibold text-on-action shadow-2"
          type="button"
          onClick={reveal}
        >
          <ArrowUp />
          {say(words, { n: count })}
        </button>
      )}
    </div>
  )
}
