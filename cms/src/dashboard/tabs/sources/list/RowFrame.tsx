'use client'

import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import { asCell, asGroup, asRow } from '../../../ui/table-roles.ts'
import { Row } from '../../queue/TableParts.tsx'

type Props = {
  id: string
  isOpen: boolean
  definition: ComponentProps<typeof Row>['definition'] & { columns: readonly unknown[] }
  toggle: (id: string) => void
  cells: ReactNode
  /** What is shown below, where the row is open. */
  children: ReactNode
}

/** A row of a list that opens wherever it is pressed, and what is open of it below. */
export function RowFrame({ id, isOpen, definition, toggle, cells, children }: Props) {
  const toggleFromRow = ({ target }: MouseEvent<HTMLElement>) => {
    const isControl = target instanceof Element && target.closest('button, a, input, label')
    if (!isControl && !getSelection()?.toString()) toggle(id)
  }
  return (
    <tbody
      {...asGroup}
      className={`group/row border-t border-line max-md:block max-md:first-of-type:border-t-0 ${isOpen ? 'bg-sunken' : ''}`}
      data-row={id}
    >
      <Row definition={definition} isMarked={isOpen} tabIndex={-1} onClick={toggleFromRow}>
        {cells}
      </Row>
      {isOpen && (
        <tr {...asRow} className="max-md:block" data-part="detail">
          <td
            {...asCell}
            className="bg-sunken p-0 px-4 pb-4 max-md:block max-md:px-3 max-md:pb-3.5"
            colSpan={definition.columns.length}
            id={`detail-${id}`}
          >
            {children}
          </td>
        </tr>
      )}
    </tbody>
  )
}
