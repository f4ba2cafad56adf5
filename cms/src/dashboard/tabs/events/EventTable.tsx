'use client'

import type { ReactNode } from 'react'

import { Bone } from '../../ui/Bone.tsx'
import { asGroup, asRow } from '../../ui/table-roles.ts'
import { useText } from '../../text/TextContext.tsx'
import { Cell, ColumnHead, Row, Table } from '../queue/TableParts.tsx'

/** The columns of the list, for its rows. */
export const eventColumns = {
  columns: [{ name: 'name' }, { name: 'date' }, { name: 'sent' }, { name: 'status' }],
  isSelectable: false,
} as const

/** The list with its heads. */
export function EventTable({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const words = useText().t.events
  return (
    <Table aria-label={words.caption} aria-busy={isBusy || undefined}>
      <thead {...asGroup} className="max-md:sr-only">
        <tr {...asRow}>
          <ColumnHead column="name" isEvent>
            {words.columns.event}
          </ColumnHead>
          <ColumnHead column="date" isEvent>
            {words.columns.date}
          </ColumnHead>
          <ColumnHead column="sent" isEvent>
            {words.columns.added}
          </ColumnHead>
          <ColumnHead column="sent" isEvent>
            {words.columns.state}
          </ColumnHead>
        </tr>
      </thead>
      {children}
    </Table>
  )
}

/** Rows of the real size, while the first list is on its way. */
export function EventSkeleton() {
  const words = useText().t.events
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {words.loading}
      </p>
      <Table aria-hidden>
        <tbody className="max-md:block">
          {['46%', '62%', '38%', '55%', '48%', '41%'].map((width) => (
            <Row key={width} definition={eventColumns}>
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
