'use client'

import { useText } from '../text/TextContext.tsx'
import { asGroup, asHeader, asRow } from './table-roles.ts'

export const columns = ['event', 'date', 'organizer', 'sent', 'status', 'actions'] as const

export function QueueColumns() {
  const { t } = useText()
  return (
    <thead {...asGroup}>
      <tr {...asRow}>
        {columns.map((column) => (
          <th key={column} {...asHeader} scope="col" data-column={column}>
            {column === 'actions' ? (
              <span className="visually-hidden">{t.submissions.columns.actions}</span>
            ) : (
              t.submissions.columns[column]
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
