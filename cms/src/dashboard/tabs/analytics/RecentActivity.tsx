'use client'

import type { Visit } from '@cyberluach/api/analytics-schema'
import { ChevronLeft } from 'lucide-react'
import { memo } from 'react'

import { useFrame } from '../../navigation/FrameContext.tsx'
import { useAgo } from '../../ui/Ago.tsx'
import { useNow } from '../../ui/clock.ts'
import { UserText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import { latestVisits } from './latest-visits.ts'
import { isLive } from './visit-rows.ts'
import { secondsBetweenVisits, useVisits } from './use-visits.ts'
import { usePlaceName } from './CountryCode.tsx'
import { DeviceIcon } from './DeviceIcon.tsx'
import { Measure, Nothing } from './Measure.tsx'

const shown = 4

/** The four latest visits, also those that have ended; read as often as the list of the active ones. */
export const RecentActivity = memo(function RecentActivity({ recent }: { recent: readonly Visit[] }) {
  const { t, say } = useText()
  const { openTab } = useFrame()
  const { data: active = [] } = useVisits()
  const visits = latestVisits(active, recent, shown)

  return (
    <Measure
      title={t.analytics.activity.title}
      remark={say(t.analytics.activity.everySeconds, { n: secondsBetweenVisits })}
      span={4}
      end={
        <button type="button" className="text-button" onClick={() => openTab('users')}>
          {t.analytics.activity.all}
          <ChevronLeft size={14} strokeWidth={1.75} className="onward" aria-hidden />
        </button>
      }
    >
      <div className="inside">
        {visits.length === 0 ? (
          <Nothing text={t.analytics.activity.empty} />
        ) : (
          <ul className="activity" aria-label={t.analytics.activity.title}>
            {visits.map((visit) => (
              <ActivityRow key={visit.id} visit={visit} />
            ))}
          </ul>
        )}
      </div>
    </Measure>
  )
})

function ActivityRow({ visit }: { visit: Visit }) {
  const { t } = useText()
  const ago = useAgo()
  const now = useNow()
  const { countryName, cityName } = usePlaceName()
  const city = cityName(visit.city)
  return (
    <li>
      <span className="icon-box">
        <DeviceIcon type={visit.deviceType} />
      </span>
      <span className="words">
        <strong>{t.analytics.devices[visit.deviceType]}</strong>
        <small>
          {city !== null && (
            <>
              <UserText text={city} />
              {', '}
            </>
          )}
          {countryName(visit.country)}
        </small>
      </span>
      <span className="when">
        {isLive(visit, now) && <i className="dot" data-state="live" title={t.analytics.activity.live} />}
        <time dateTime={visit.lastActivity}>{ago(Date.parse(visit.lastActivity), now)}</time>
      </span>
    </li>
  )
}
