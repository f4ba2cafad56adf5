'use client'

import type { ReactNode } from 'react'

import { asGroup, asRow } from '../../../ui/table-roles.ts'
import { useText } from '../../../text/TextContext.tsx'
import { ColumnHead, Table } from '../../queue/TableParts.tsx'

/** The columns of what waits for a decision, for its rows. */
export const proposalColumns = {
  columns: [{ name: 'name' }, { name: 'date' }, { name: 'sent' }, { name: 'actions' }],
  isSelectable: false,
} as const

/** What waits, with its heads. */
export function ProposalTable({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const words = useText().t.decisions
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
            {words.columns.source}
          </ColumnHead>
          <ColumnHead column="actions" isEvent>
            {words.columns.actions}
          </ColumnHead>
        </tr>
      </thead>
      {children}
    </Table>
  )
}
