'use client'

import { useEffect, useRef } from 'react'

import { useText } from '../../text/TextContext.tsx'
import type { QueueDefinition } from './definition.ts'
import { SelectBox } from './SelectBox.tsx'
import { asGroup, asHeader, asRow } from '../../ui/table-roles.ts'

export type Selecting = { selected: number; selectable: number; selectAll: (isSelected: boolean) => void }

type Props = { definition: QueueDefinition; selecting?: Selecting }

export function QueueColumns({ definition, selecting }: Props) {
  const { t } = useText()
  return (
    <thead {...asGroup}>
      <tr {...asRow}>
        {definition.isSelectable && (
          <th {...asHeader} scope="col" data-column="select">
            {selecting && <SelectAll {...selecting} />}
          </th>
        )}
        {definition.columns.map(({ name, label }) => (
          <th key={name} {...asHeader} scope="col" data-column={name}>
            {label(t)}
          </th>
        ))}
        <th {...asHeader} scope="col" data-column="status">
          {t.submissions.columns.status}
        </th>
        <th {...asHeader} scope="col" data-column="actions">
          <span className="visually-hidden">{t.submissions.columns.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

/** Neither on nor off while only some rows are selected. */
export function SelectAll({ selected, selectable, selectAll }: Selecting) {
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
