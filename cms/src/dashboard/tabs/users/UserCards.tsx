import type { Visit } from '@cyberluach/api/analytics'
import { formatNumber } from '@cyberluach/i18n/format'
import { FileText, MapPin, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlaceName } from '../../visits/VisitNames.tsx'
import { Figure } from '../../visits/Figure.tsx'
import { ofEnough, oneDecimal } from '../../visits/figures.ts'
import { useText } from '../../ui/text.tsx'
import { Card, CardGrid } from '../../ui/Layout.tsx'
import { IconBox } from '../../ui/Icon.tsx'

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

const deviceTypes = ['desktop', 'mobile', 'tablet'] as const

/** How many visits there are on each kind of device; kinds without any are left out. */
export function deviceCounts(visits: readonly Visit[]) {
  return deviceTypes
    .map((deviceType) => ({
      deviceType,
      count: visits.filter((visit) => visit.deviceType === deviceType).length,
    }))
    .filter(({ count }) => count > 0)
}

/** How many countries the visits come from, and the one with the most of them, the first named of equals. */
export function topCountry(visits: readonly Visit[]) {
  const counts = new Map<string, number>()
  for (const { country } of visits) counts.set(country, (counts.get(country) ?? 0) + 1)
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one)
  const known = [...counts.keys()].filter((country) => country !== 'local' && country !== 'unknown')
  return { countries: known.length, top: first ? { country: first[0], count: first[1] } : null }
}
