import type { QueueDefinition, RowActs, QueueWords } from './definition.ts'
import { mostSelected, mostRows } from './queue-state.ts'
import { Table, TableHead, Cell } from '../../list/Table.tsx'
import type { RunningDecisions, Running } from './use-attempts.ts'
import type { Queue, SimilarBySubmission } from './use-queue.ts'
import { useEffect, useRef, memo, type ComponentProps } from 'react'
import { useText } from '../../ui/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusWhenPresent, rowsAfter, focusRow } from '../../ui/focus.ts'
import type { Similar } from '@cyberluach/api/moderation'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { Badge, StatusBadge } from '../../ui/marks.tsx'
import { useNow } from '../../ui/time.tsx'
import type { Submission } from '../../submission.ts'
import { ListRow } from '../../list/List.tsx'
import { Checkbox } from '../../ui/fields.tsx'
import { Check, Trash2 } from 'lucide-react'
import { PhoneBar } from '../../ui/Layout.tsx'

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
  return <SelectBox ref={box} checked={isAll} aria-label={t.queues.selectAll} onChange={() => selectAll(!isAll)} />
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

type QueueRowProps = {
  definition: QueueDefinition
  words: QueueWords
  submission: Submission
  /** Deleted elsewhere, and here only because it is open. */
  isGone: boolean
  isOpen: boolean
  isSelected: boolean
  search: string
  note: string
  /** How many wait in all, where it is open. */
  pending: number | undefined
  running: Running | undefined
  similar: readonly Similar[] | undefined
  acts: RowActs
}

/** A submission; what is settled can be deleted from its details: a card has no room for it. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { definition, words, submission, isGone, isOpen, isSelected, note, running, similar, acts } = props
  const { Cells, Detail, nameOf } = definition
  const { id, status, suspicion } = submission
  const { t, say, timeZone } = useText()
  const today = dayKeyOf(new Date(useNow(60_000)), timeZone)
  return (
    <ListRow
      id={id}
      table={definition.table}
      isOpen={isOpen}
      isSelected={isSelected}
      toggle={acts.toggle}
      cells={
        <>
          <Cell column="select">
            <SelectBox
              checked={isSelected}
              disabled={isGone}
              aria-label={say(t.queues.select, { title: nameOf(submission, { t, say }) })}
              onChange={(event) => acts.select([id], event.target.checked)}
            />
          </Cell>
          <Cells search={props.search} {...{ submission, today, similar }} />
          <Cell column="status">
            <span className="flex flex-wrap items-center gap-1">
              <QueueStatus status={status} words={words} />
              {suspicion && <Badge kind="outlined">{t.queues.suspicious.mark}</Badge>}
            </span>
          </Cell>
          <Cell column="actions" className={status === 'pending' && !isOpen ? '' : 'max-md:hidden'}>
            {!isGone && (!isOpen || status !== 'pending') && (
              <RowActions {...{ definition, words, submission, running, acts }} />
            )}
          </Cell>
        </>
      }
    >
      {suspicion && (
        <p className="pt-3 text-sm text-ink-2" data-part="suspicion">
          <strong>{t.queues.suspicious.mark}.</strong> {t.queues.suspicious.reasons[suspicion]}{' '}
          {t.queues.suspicious.hint}
        </p>
      )}
      <Detail {...acts} {...{ submission, isGone, today, note, running, similar }} />
      {status === 'pending' && !isGone && (
        <DecisionBar pending={props.pending} {...{ definition, words, submission, running, acts }} />
      )}
    </ListRow>
  )
})

/** The box that selects a row. */
export function SelectBox(props: ComponentProps<typeof Checkbox>) {
  return (
    <span className="-m-2 grid size-11 place-items-center max-md:-mx-2.5 max-md:my-0">
      <Checkbox {...props} />
    </span>
  )
}

/** The status in the queue's words; one that nobody knows as it is. */
export function QueueStatus({ status, words }: { status: string; words: Words }) {
  const { statuses, quietStatus } = words
  return (
    <StatusBadge status={status === quietStatus ? 'quiet' : status}>
      {Object.hasOwn(statuses, status) ? statuses[status] : status}
    </StatusBadge>
  )
}

type Words = Pick<QueueWords, 'statuses' | 'quietStatus'>

type RowActionsProps = {
  definition: QueueDefinition
  words: QueueWords
  submission: Submission
  running: Running | undefined
  acts: RowActs
}

/** What can be decided from the row itself. */
export function RowActions({ definition, words, submission, running, acts }: RowActionsProps) {
  const { t, say } = useText()
  const { id, status } = submission
  const { RejectIcon } = definition
  const title = definition.nameOf(submission, { t, say })
  const isBusy = running !== undefined

  const approve = async () => {
    if (await acts.decide(submission, { kind: 'approve' })) focusRow(id)
  }

  return (
    <div className="flex flex-wrap justify-end gap-x-1.5 gap-y-3.5">
      {status === 'pending' && (
        <>
          <Button
            size="xs"
            className="max-md:min-h-control max-md:flex-1 max-md:text-(length:--text-sm)"
            label={say(words.approveOne, { title })}
            title={words.approve}
            isDisabled={isBusy}
            isRunning={running === 'approve'}
            onClick={() => void approve()}
          >
            {running !== 'approve' && <Check className="text-success" size={14} />}
            <span className="md:max-lg:sr-only">{words.approve}</span>
          </Button>
          <Button
            icon={RejectIcon}
            size="xs"
            className="max-md:min-h-control max-md:flex-1 max-md:text-(length:--text-sm)"
            data-part="reject"
            label={say(words.rejectOne, { title })}
            title={words.reject}
            isDisabled={isBusy}
            isRunning={running === 'reject'}
            onClick={() => acts.reject(submission)}
          >
            <span className="md:max-lg:sr-only">{words.reject}</span>
          </Button>
        </>
      )}
      <Button
        icon={Trash2}
        kind="ghost"
        size="xs"
        isIcon
        className="max-md:min-h-control max-md:w-control"
        label={say(t.decision.deleteOne, { title })}
        title={t.decision.delete}
        isDisabled={isBusy}
        onClick={() => acts.askToDelete([submission])}
      />
    </div>
  )
}

/** `pending`: how many wait, this one among them; undefined while nobody has counted. */
type DecisionBarProps = RowActionsProps & { pending: number | undefined }

/** The two decisions about an open row, and how many wait. */
export function DecisionBar({ definition, words, submission, pending, running, acts }: DecisionBarProps) {
  const { t, say } = useText()
  const { RejectIcon } = definition
  const isBusy = running !== undefined
  return (
    <PhoneBar label={t.decision.title} left={pending !== undefined && say(words.pending, { n: pending })}>
      <Button
        icon={RejectIcon}
        kind={definition.asksForNote ? 'warned' : 'secondary'}
        isDisabled={isBusy}
        isRunning={running === 'reject'}
        onClick={() => acts.reject(submission)}
      >
        {words.reject}
      </Button>
      <Button
        icon={Check}
        kind="primary"
        isDisabled={isBusy}
        isRunning={running === 'approve'}
        onClick={() => void acts.decide(submission, { kind: 'approve' })}
      >
        {words.approve}
      </Button>
    </PhoneBar>
  )
}
