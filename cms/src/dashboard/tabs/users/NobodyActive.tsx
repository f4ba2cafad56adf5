'use client'

import { Users } from 'lucide-react'

import { useOverview } from '../analytics/use-overview.ts'
import { usePlaceName } from '../analytics/CountryCode.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatMoment } from '../../text/format.ts'
import { useText } from '../../text/TextContext.tsx'

/** Nobody is there; when somebody last was, if anybody ever has been. */
export function NobodyActive() {
  const { t, say, locale, timeZone } = useText()
  const { users } = t.analytics
  const { countryName, cityName } = usePlaceName()
  const { data } = useOverview('day')
  const last = data?.recentSessions[0]

  return (
    <Empty
      icon={Users}
      title={users.emptyTitle}
      text={
        <>
          {users.emptyText}
          {last && (
            <>
              <br />
              {say(users.last, {
                when: formatMoment(locale, last.lastActivity, timeZone),
                place: cityName(last.city) ?? countryName(last.country),
              })}
            </>
          )}
        </>
      }
    />
  )
}
