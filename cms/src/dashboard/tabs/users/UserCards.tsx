'use client'

import type { Visit } from '@cyberluach/api/analytics-schema'
import { formatNumber } from '@cyberluach/i18n/format'
import { FileText, MapPin, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { usePlaceName } from '../analytics/CountryCode.tsx'
import { Figure } from '../analytics/Figure.tsx'
import { oneDecimal } from '../analytics/figures.ts'
import { useText } from '../../text/TextContext.tsx'
import { deviceCounts, topCountry } from './user-counts.ts'

/** How many there are, from where, and how much they have looked at. */
export function UserCards({ visits }: { visits: readonly Visit[] }) {
  const { t, say } = useText()
  const { users, devices } = t.analytics
  const { countryName } = usePlaceName()
  const { countries, top } = topCountry(visits)
  const views = visits.reduce((sum, visit) => sum + visit.pageViews, 0)
  const ofDevices = deviceCounts(visits).map(
    ({ deviceType, count }) => `${devices[deviceType]} ${formatNumber(count)}`,
  )
  const ofCountries = top && [
    `${countryName(top.country)} ${formatNumber(top.count)}`,
    ...(visits.length > top.count ? [say(users.others, { n: visits.length - top.count })] : []),
  ]

  return (
    <div className="user-cards">
      <Card icon={Users} label={users.sessions} value={visits.length} note={ofDevices.join(' · ')} />
      <Card icon={MapPin} label={users.countries} value={countries} note={ofCountries?.join(' · ')} />
      <Card
        icon={FileText}
        label={users.views}
        value={views}
        note={say(users.perSession, { average: oneDecimal(views / Math.max(1, visits.length)) })}
      />
    </div>
  )
}

function Card({
  icon: Icon,
  label,
  value,
  note,
}: {
  icon: LucideIcon
  label: string
  value: number
  note: ReactNode
}) {
  return (
    <article className="sheet user-card">
      <span className="icon-box">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </span>
      <div>
        <h3>{label}</h3>
        <p className="value">
          <Figure text={formatNumber(value)} />
        </p>
      </div>
      <p className="meta">{note}</p>
    </article>
  )
}
