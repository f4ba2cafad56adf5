'use client'

import type { QueueDefinition, RowActs } from './definition.ts'
import { QueueColumns } from './QueueColumns.tsx'
import { QueueRow } from './QueueRow.tsx'
import type { QueueWords } from './queue-words.ts'
import { mostSelected } from './queue-state.ts'
import { Table } from './TableParts.tsx'
import type { RunningDecisions } from './use-attempts.ts'
import type { Queue } from './use-queue.ts'
import type { SimilarBySubmission } from './use-similar.ts'

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
