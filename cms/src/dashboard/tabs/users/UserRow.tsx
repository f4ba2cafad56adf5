'use client'

import { formatNumber } from '@cyberluach/i18n/format'
import { memo } from 'react'
import { tv } from 'tailwind-variants/lite'

import { BrowserName, CountryCode, usePlaceName } from '../analytics/CountryCode.tsx'
import { DeviceIcon } from '../analytics/DeviceIcon.tsx'
import { Figure } from '../analytics/Figure.tsx'
import { asCell, asRow } from '../../ui/table-roles.ts'
import { useAgo } from '../../ui/Ago.tsx'
import { useNow } from '../../ui/clock.ts'
import { Dot } from '../../ui/Dot.tsx'
import { ShareBar } from '../../ui/ShareBar.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { formatMoment } from '../../text/format.ts'
import { useText } from '../../text/TextContext.tsx'
import { isLive, type VisitRow } from '../analytics/visit-rows.ts'

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
