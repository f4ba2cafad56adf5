'use client'

import { useText } from '../text/TextContext.tsx'

export const columns = ['event', 'date', 'organizer', 'sent', 'status', 'actions'] as const

/** Roles are written out, because a table that a narrow screen shows as cards would lose them. */
export function QueueColumns() {
  const { t } = useText()
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col" data-column={column}>
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
