'use client'

import type { Visit } from '@cyberluach/api/analytics'
import { formatNumber } from '@cyberluach/i18n/format'
import { FileText, MapPin, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { usePlaceName } from '../analytics/CountryCode.tsx'
import { Figure } from '../analytics/Figure.tsx'
import { ofEnough, oneDecimal } from '../analytics/figures.ts'
import { useText } from '../../text/TextContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { IconBox } from '../../ui/IconBox.tsx'
import { deviceCounts, topCountry } from './user-counts.ts'

/** How many there are, from where, and how much they have looked at. */
export function UserCards({ visits }: { visits: readonly Visit[] }) {
  const { t, say } = useText()
  const { users, devices } = t.analytics
  const { countryName } = usePlaceName()
  const { countries, top } = topCountry(visits)
  const views = visits.reduce((sum, visit) => sum + visit.pageViews, 0)
  const perVisit = ofEnough(views / Math.max(1, visits.length), visits.length)
  const ofDevices = deviceCounts(visits).map(
    ({ deviceType, count }) => `${devices[deviceType]} ${formatNumber(count)}`,
  )
  const ofCountries = top && [
    `${countryName(top.country)} ${formatNumber(top.count)}`,
    ...(visits.length > top.count ? [say(users.others, { n: visits.length - top.count })] : []),
  ]

  return (
    <CardGrid>
      <CountCard icon={Users} label={users.sessions} value={visits.length} note={ofDevices.join(' · ')} />
      <CountCard icon={MapPin} label={users.countries} value={countries} note={ofCountries?.join(' · ')} />
      <CountCard
        icon={FileText}
        label={users.views}
        value={views}
        note={perVisit !== null && say(users.perSession, { average: oneDecimal(perVisit) })}
      />
    </CardGrid>
  )
}

function CountCard({
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
    <Card as="article" className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-3 px-4 py-3.5">
      <IconBox size="md">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </IconBox>
      <div>
        <h3 className="font-medium text-ink-2">{label}</h3>
        <p className="text-2xl leading-8 font-bold">
          <Figure text={formatNumber(value)} />
        </p>
      </div>
      <p className="text-end text-(length:--text-xs) text-ink-3">{note}</p>
    </Card>
  )
}
