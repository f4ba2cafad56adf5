import type { QueueDefinition, RowActs, QueueWords } from './definition.ts'
import { QueueRow, SelectBox } from './QueueRow.tsx'
import { mostSelected, mostRows } from './queue-state.ts'
import { Table, ColumnHead, asGroup, asRow, Cell, Row } from '../../list/Table.tsx'
import type { RunningDecisions } from './use-attempts.ts'
import type { Queue, SimilarBySubmission } from './use-queue.ts'
import { useEffect, useRef } from 'react'
import { useText } from '../../ui/text.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Inbox, SearchX } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
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

  return (
    <Table aria-label={words.caption} aria-busy={queue.isReading || undefined}>
      <QueueColumns
        definition={definition}
        selecting={{
          selected: selected.size,
          selectable: Math.min(selectable.length, mostSelected),
          selectAll: (isSelected) => acts.select(selectable, isSelected),
        }}
      />
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

export type Selecting = { selected: number; selectable: number; selectAll: (isSelected: boolean) => void }

type QueueColumnsProps = { definition: QueueDefinition; selecting?: Selecting }

export function QueueColumns({ definition, selecting }: QueueColumnsProps) {
  const { t } = useText()
  const isEvent = definition.kind === 'event'
  return (
    <thead {...asGroup} className="max-md:hidden">
      <tr {...asRow}>
        {definition.isSelectable && (
          <ColumnHead column="select" isEvent={isEvent}>
            {selecting && <SelectAll {...selecting} />}
          </ColumnHead>
        )}
        {definition.columns.map(({ name, label }) => (
          <ColumnHead key={name} column={name} isEvent={isEvent}>
            {label(t)}
          </ColumnHead>
        ))}
        <ColumnHead column="status" isEvent={isEvent}>
          {t.submissions.columns.status}
        </ColumnHead>
        <ColumnHead column="actions" isEvent={isEvent}>
          <span className="sr-only">{t.submissions.columns.actions}</span>
        </ColumnHead>
      </tr>
    </thead>
  )
}

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

const widths = ['46%', '62%', '38%', '55%', '48%', '41%']

/** Six rows of the real size, while the first list is on its way. */
export function QueueSkeleton({ definition, label }: { definition: QueueDefinition; label: string }) {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {label}
      </p>
      <Table aria-hidden>
        <QueueColumns definition={definition} />
        <tbody className="max-md:block">
          {widths.map((width) => (
            <Row key={width} definition={definition}>
              {definition.isSelectable && (
                <Cell column="select">
                  <TextBone width="18px" tall />
                </Cell>
              )}
              {definition.columns.map(({ name }, index) => (
                <Cell key={name} column={name}>
                  <TextBone width={index === 0 ? width : '75%'} tall={index === 0} />
                  {index === 0 && <TextBone width="24%" />}
                </Cell>
              ))}
              <Cell column="status">
                <TextBone width="64px" tall />
              </Cell>
              <Cell column="actions">
                <TextBone width="0" />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function TextBone({ width, tall = false }: { width: string; tall?: boolean }) {
  return <Skeleton width={width} height={tall ? 13 : 10} className="my-1 rounded-xs" />
}

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
        <Button className="max-md:min-h-control" isRunning={queue.isReading} onClick={grow}>
          {t.queues.more}
        </Button>
      )}
    </div>
  )
}
