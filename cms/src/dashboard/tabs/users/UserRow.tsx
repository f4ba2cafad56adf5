'use client'

import { formatNumber } from '@cyberluach/i18n/format'
import { memo } from 'react'

import { CountryCode, usePlaceName } from '../analytics/CountryCode.tsx'
import { DeviceIcon } from '../analytics/DeviceIcon.tsx'
import { Figure } from '../analytics/Figure.tsx'
import { BrowserName } from '../analytics/TopLists.tsx'
import { asCell, asRow } from '../../ui/table-roles.ts'
import { useAgo } from '../../ui/Ago.tsx'
import { useNow } from '../../ui/clock.ts'
import { UserText } from '../../ui/UserText.tsx'
import { formatMoment } from '../../text/format.ts'
import { useText } from '../../text/TextContext.tsx'
import { isLive, type VisitRow } from '../analytics/visit-rows.ts'

export const UserRow = memo(function UserRow({ row, most }: { row: VisitRow; most: number }) {
  const { t } = useText()
  const { visit, isLeaving } = row
  const { countryName, cityName } = usePlaceName()
  const city = cityName(visit.city)
  return (
    <tr {...asRow} data-leaving={isLeaving || undefined}>
      <td {...asCell} data-column="place">
        <span className="place">
          <CountryCode country={visit.country} />
          <span className="words">
            <strong className={city === null ? 'secondary' : undefined}>
              {city === null ? t.analytics.places.unknownCity : <UserText text={city} />}
            </strong>
            <small>{countryName(visit.country)}</small>
          </span>
        </span>
      </td>
      <td {...asCell} data-column="device">
        <span className="device">
          <DeviceIcon type={visit.deviceType} />
          {t.analytics.devices[visit.deviceType]}
        </span>
      </td>
      <td {...asCell} data-column="browser">
        <BrowserName name={visit.browser} />
      </td>
      <td {...asCell} data-column="system" className="secondary">
        <BrowserName name={visit.os} />
      </td>
      <td {...asCell} data-column="views" data-label={t.analytics.users.columns.views}>
        <span className="views">
          <strong>
            <Figure text={formatNumber(visit.pageViews)} />
          </strong>
          <span className="share-bar" aria-hidden>
            <i style={{ inlineSize: `${(visit.pageViews / most) * 100}%` }} />
          </span>
        </span>
      </td>
      <td {...asCell} data-column="lastActivity">
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
    <span className="when">
      <i className="dot" data-state={!isLeaving && isLive(visit, now) ? 'live' : 'quiet'} />
      <time dateTime={visit.lastActivity} title={formatMoment(locale, visit.lastActivity, timeZone)}>
        {ago(Date.parse(visit.lastActivity), now)}
      </time>
    </span>
  )
}
