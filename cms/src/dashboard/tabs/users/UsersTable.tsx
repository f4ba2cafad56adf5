'use client'

import { tv } from 'tailwind-variants/lite'

import { Dot } from '../../ui/Dot.tsx'
import { asGroup, asHeader, asRow, asTable } from '../../ui/table-roles.ts'
import { useText } from '../../text/TextContext.tsx'
import type { VisitRow } from '../analytics/visit-rows.ts'
import { UserRow } from './UserRow.tsx'

const header = tv({
  base: 'h-9 truncate px-2 py-0 text-start text-(length:--text-xs) font-medium text-ink-3 first:ps-4 last:pe-4',
  variants: { isPlace: { true: 'w-[26%]' } },
})

/** The active visits. On a phone each row is a card, so the roles are said in full. */
export function UsersTable({ rows }: { rows: readonly VisitRow[] }) {
  const { t } = useText()
  const { users } = t.analytics
  const { columns } = users
  const most = Math.max(...rows.map(({ visit }) => visit.pageViews), 1)
  return (
    <>
      <table
        {...asTable}
        className="w-full table-fixed border-collapse max-md:block"
        aria-label={users.caption}
      >
        <thead {...asGroup} className="max-md:sr-only">
          <tr {...asRow} className="border-b border-line">
            {Object.entries(columns).map(([name, label]) => (
              <th key={name} {...asHeader} scope="col" className={header({ isPlace: name === 'place' })}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asGroup} className="max-md:block">
          {rows.map((row) => (
            <UserRow key={row.visit.id} row={row} most={most} />
          ))}
        </tbody>
      </table>
      <footer className="flex flex-wrap gap-x-3 gap-y-1 px-4 py-2.5 text-(length:--text-xs) text-ink-3">
        <span className="inline-flex items-center gap-2.5">
          <Dot state="live" />
          {users.live}
        </span>
        <span className="flex-1" />
        <span>{users.addresses}</span>
      </footer>
    </>
  )
}
