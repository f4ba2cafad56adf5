import type { QueueDefinition, RowActs, QueueWords } from './definition.ts'
import { QueueRow, SelectBox } from './QueueRow.tsx'
import { mostSelected, mostRows } from './queue-state.ts'
import { Table, TableHead } from '../../list/Table.tsx'
import type { RunningDecisions } from './use-attempts.ts'
import type { Queue, SimilarBySubmission } from './use-queue.ts'
import { useEffect, useRef } from 'react'
import { useText } from '../../ui/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusWhenPresent, rowsAfter } from '../../ui/focus.ts'

type Props = {
  definition: QueueDefinition
  words: QueueWords
  queue: Queue
  /** How many wait in all. */
  pending: number | undefined
  running: RunningDecisions
  similar: SimilarBySubmission
  acts: RowActs
}

/** The rows in the order of their places. An open one that was deleted elsewhere shows what was last known of it. */
export function QueueTable({ definition, words, queue, pending, running, similar, acts }: Props) {
  const { places, records, selected, goneId, openId, notes, shown } = queue
  const selectable = places.filter(({ id }) => id !== goneId).map(({ id }) => id)

  const selectAll = (
    <SelectAll
      selected={selected.size}
      selectable={Math.min(selectable.length, mostSelected)}
      selectAll={(isSelected) => acts.select(selectable, isSelected)}
    />
  )
  return (
    <Table aria-label={words.caption} aria-busy={queue.isReading || undefined}>
      <TableHead table={definition.table} heads={{ select: selectAll }} />
      {places.map(({ id }) => {
        const submission = records.get(id)
        return (
          submission && (
            <QueueRow
              key={id}
              definition={definition}
              words={words}
              submission={submission}
              isGone={goneId === id}
              isOpen={openId === id}
              isSelected={selected.has(id)}
              search={shown?.text ?? ''}
              note={notes[id] ?? words.note}
              pending={openId === id ? pending : undefined}
              running={running[id]}
              similar={submission.status === 'pending' ? similar.get(id) : undefined}
              acts={acts}
            />
          )
        )
      })}
    </Table>
  )
}

type Selecting = { selected: number; selectable: number; selectAll: (isSelected: boolean) => void }

/** Neither on nor off while only some rows are selected. */
function SelectAll({ selected, selectable, selectAll }: Selecting) {
  const { t } = useText()
  const box = useRef<HTMLInputElement>(null)
  const isAll = selectable > 0 && selected === selectable
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && !isAll
  }, [selected, isAll])
  return (
    <SelectBox ref={box} checked={isAll} aria-label={t.queues.selectAll} onChange={() => selectAll(!isAll)} />
  )
}

/** Says that there is more than the rows above, and brings it. */
export function QueueFoot({ queue }: { queue: Queue }) {
  const { t, say } = useText()
  const foot = useRef<HTMLDivElement>(null)
  if (!queue.hasMore) return null
  const isFull = queue.limit >= mostRows && !queue.isReading
  const grow = () => {
    const came = rowsAfter(foot.current?.parentElement ?? null)
    queue.grow()
    // Where all have come there is no button any more: the first that came is next.
    focusWhenPresent(() => (foot.current ? null : came()))
  }
  return (
    <div
      ref={foot}
      className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2.5 text-(length:--text-xs) text-ink-3"
    >
      <span>{say(t.queues.firstShown, { n: queue.places.length })}</span>
      {isFull ? (
        <span>{t.queues.tooMany}</span>
      ) : (
        <Button isTallOnPhone isRunning={queue.isReading} onClick={grow}>
          {t.queues.more}
        </Button>
      )}
    </div>
  )
}
