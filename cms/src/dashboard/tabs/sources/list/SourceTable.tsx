'use client'

import type { ReactNode } from 'react'

import { Bone } from '../../../ui/Bone.tsx'
import { asGroup, asRow } from '../../../ui/table-roles.ts'
import { useText } from '../../../text/TextContext.tsx'
import { Cell, ColumnHead, Row, Table } from '../../queue/TableParts.tsx'

/** The columns of the list, for its rows. */
export const sourceColumns = {
  columns: [{ name: 'name' }, { name: 'sender' }, { name: 'date' }, { name: 'status' }],
  isSelectable: false,
} as const

/** The lists with their heads. */
export function SourceTable({ children }: { children: ReactNode }) {
  const words = useText().t.sources
  return (
    <Table aria-label={words.caption}>
      <thead {...asGroup} className="max-md:sr-only">
        <tr {...asRow}>
          <ColumnHead column="name" isEvent>
            {words.columns.name}
          </ColumnHead>
          <ColumnHead column="sender" isEvent={false}>
            {words.columns.last}
          </ColumnHead>
          <ColumnHead column="date" isEvent>
            {words.columns.next}
          </ColumnHead>
          <ColumnHead column="sent" isEvent>
            {words.columns.health}
          </ColumnHead>
        </tr>
      </thead>
      {children}
    </Table>
  )
}

/** Rows of the real size, while the first list is on its way. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {label}
      </p>
      <Table aria-hidden>
        <tbody className="max-md:block">
          {['46%', '38%', '55%', '41%'].map((width) => (
            <Row key={width} definition={sourceColumns}>
              <Cell column="name">
                <Bone width={width} height={13} className="my-1 rounded-xs" />
                <Bone width="24%" height={10} className="my-1 rounded-xs" />
              </Cell>
              <Cell column="date">
                <Bone width="75%" height={10} className="my-1 rounded-xs" />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
