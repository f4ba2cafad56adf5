'use client'

import { useEffect, useRef } from 'react'

import { useText } from '../../text/TextContext.tsx'
import type { QueueDefinition } from './definition.ts'
import { SelectBox } from './SelectBox.tsx'
import { ColumnHead } from './TableParts.tsx'
import { asGroup, asRow } from '../../ui/table-roles.ts'

export type Selecting = { selected: number; selectable: number; selectAll: (isSelected: boolean) => void }

type Props = { definition: QueueDefinition; selecting?: Selecting }

export function QueueColumns({ definition, selecting }: Props) {
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
