import { tv } from 'tailwind-variants/lite'
import { Dot } from '../../ui/marks.tsx'
import { asGroup, asHeader, asRow, asTable, asCell } from '../../list/Table.tsx'
import { useText } from '../../ui/text.tsx'
import { type VisitRow, isLive } from '../../visits/visits.ts'
import { formatNumber } from '@cyberluach/i18n/format'
import { memo } from 'react'
import { BrowserName, CountryCode, usePlaceName, DeviceIcon } from '../../visits/VisitNames.tsx'
import { Figure, ShareBar } from '../../visits/figures.tsx'
import { useAgo, useNow, formatMoment } from '../../ui/time.tsx'
import { UserText } from '../../ui/UserText.tsx'

const header = tv({
  base: 'h-9 truncate px-2 py-0 text-start text-(length:--text-xs) font-medium text-ink-3 first:ps-4 last:pe-4',
  variants: { isPlace: { true: 'w-[26%]' } },
})

/** The active visits. On a phone each row is a card, so the roles are said in full. */
export function UsersTable({ rows }: { rows: readonly VisitRow[] }) {
  const { users } = useText().t.analytics
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

/** A row of the table; on a phone a card. */
const line = tv({
  base: [
    'border-b border-line transition-opacity duration-open ease-out data-leaving:opacity-50',
    '*:truncate *:p-0 md:*:h-14 md:*:px-2 md:*:first:ps-4 md:*:last:pe-4',
    'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1.5 max-md:px-4 max-md:py-3',
  ],
})
const name = tv({
  base: 'block truncate text-base leading-5 font-semibold',
  variants: { isUnknown: { true: 'text-ink-2' } },
})

export const UserRow = memo(function UserRow({ row, most }: { row: VisitRow; most: number }) {
  const { t } = useText()
  const { visit, isLeaving } = row
  const { countryName, cityName } = usePlaceName()
  const city = cityName(visit.city)
  return (
    <tr {...asRow} className={line()} data-leaving={isLeaving || undefined}>
      <td {...asCell}>
        <span className="flex items-center gap-2.5">
          <CountryCode country={visit.country} />
          <span className="min-w-0">
            <strong className={name({ isUnknown: city === null })}>
              {city === null ? t.analytics.places.unknownCity : <UserText text={city} isCut />}
            </strong>
            <small className="block truncate text-xs text-ink-3">{countryName(visit.country)}</small>
          </span>
        </span>
      </td>
      <td {...asCell}>
        <span className="inline-flex items-center gap-2 align-middle">
          <DeviceIcon type={visit.deviceType} />
          {t.analytics.devices[visit.deviceType]}
        </span>
      </td>
      <td {...asCell} className="max-md:justify-self-end">
        <BrowserName name={visit.browser} />
      </td>
      <td {...asCell} className="text-ink-2">
        <BrowserName name={visit.os} />
      </td>
      <td
        {...asCell}
        className="max-md:justify-self-end max-md:before:text-ink-3 max-md:before:content-[attr(data-label)_'_']"
        data-label={t.analytics.users.columns.views}
      >
        <span className="inline-flex items-center gap-2 align-middle md:w-full">
          <strong className="md:min-w-6">
            <Figure text={formatNumber(visit.pageViews)} />
          </strong>
          <ShareBar part={visit.pageViews / most} className="max-w-24 flex-1 max-md:hidden" />
        </span>
      </td>
      <td {...asCell} className="max-md:col-start-2 max-md:row-start-1 max-md:self-center">
        <LastActivity row={row} />
      </td>
    </tr>
  )
})

/** Ticks by itself, so that the row around it rests. */
function LastActivity({ row: { visit, isLeaving } }: { row: VisitRow }) {
  const { locale, timeZone } = useText()
  const ago = useAgo()
  const now = useNow()
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <Dot state={!isLeaving && isLive(visit, now) ? 'live' : 'quiet'} />
      <time dateTime={visit.lastActivity} title={formatMoment(locale, visit.lastActivity, timeZone)}>
        {ago(Date.parse(visit.lastActivity), now)}
      </time>
    </span>
  )
}
