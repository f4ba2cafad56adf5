import type { Similar } from '@cyberluach/api/moderation'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { memo, type ComponentProps } from 'react'
import { Badge, StatusBadge } from '../../ui/marks.tsx'
import { useNow } from '../../ui/time.tsx'
import { useText } from '../../ui/text.tsx'
import { DecisionBar, RowActions } from './RowActions.tsx'
import type { QueueDefinition, RowActs, QueueWords } from './definition.ts'
import type { Running } from './use-attempts.ts'
import type { Submission } from '../../submission.ts'
import { ListRow } from '../../list/List.tsx'
import { Cell } from '../../list/Table.tsx'
import { Checkbox } from '../../ui/fields.tsx'

type Props = {
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
export const QueueRow = memo(function QueueRow(props: Props) {
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
          <Cells
            submission={submission}
            isOpen={isOpen}
            today={today}
            search={props.search}
            similar={similar}
            toggle={acts.toggle}
          />
          <Cell column="status">
            <span className="flex flex-wrap items-center gap-1">
              <QueueStatus status={status} words={words} />
              {suspicion && <Badge kind="outlined">{t.queues.suspicious.mark}</Badge>}
            </span>
          </Cell>
          <Cell column="actions" className={status === 'pending' && !isOpen ? '' : 'max-md:hidden'}>
            {!isGone && (!isOpen || status !== 'pending') && (
              <RowActions
                definition={definition}
                words={words}
                submission={submission}
                running={running}
                acts={acts}
              />
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
      <Detail
        {...acts}
        submission={submission}
        isGone={isGone}
        today={today}
        note={note}
        running={running}
        similar={similar}
      />
      {status === 'pending' && !isGone && (
        <DecisionBar
          definition={definition}
          words={words}
          submission={submission}
          pending={props.pending}
          running={running}
          acts={acts}
        />
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
