'use client'

import { asGroup, asHeader, asRow, asTable } from '../../ui/table-roles.ts'
import { useText } from '../../text/TextContext.tsx'
import type { VisitRow } from '../analytics/visit-rows.ts'
import { UserRow } from './UserRow.tsx'

/** The active visits. On a phone each row is a card, so the roles are said in full. */
export function UsersTable({ rows }: { rows: readonly VisitRow[] }) {
  const { t } = useText()
  const { users } = t.analytics
  const { columns } = users
  const most = Math.max(...rows.map(({ visit }) => visit.pageViews), 1)
  return (
    <>
      <table {...asTable} aria-label={users.caption}>
        <thead {...asGroup}>
          <tr {...asRow}>
            {Object.entries(columns).map(([name, label]) => (
              <th key={name} {...asHeader} scope="col" data-column={name}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asGroup}>
          {rows.map((row) => (
            <UserRow key={row.visit.id} row={row} most={most} />
          ))}
        </tbody>
      </table>
      <footer>
        <span className="key">
          <i className="dot" data-state="live" />
          {users.live}
        </span>
        <span className="spacer" />
        <span>{users.addresses}</span>
      </footer>
    </>
  )
}
