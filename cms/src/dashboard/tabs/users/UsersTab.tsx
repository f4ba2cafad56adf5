import { useRef, useEffect, useReducer, type RefObject, type ReactNode, memo } from 'react'
import { Card, SectionHead, Stack, FailureLine, Empty, Skeleton } from '../../ui/Layout.tsx'
import { LiveLine, IconBox, Dot } from '../../ui/marks.tsx'
import { useText } from '../../ui/text.tsx'
import { secondsBetweenVisits, useVisits, useOverview, rowsAfter, type VisitRow, isLive } from '../../visits/visits.ts'
import { Users, FileText, MapPin, type LucideIcon } from 'lucide-react'
import { usePlaceName, BrowserName, CountryCode, DeviceIcon } from '../../visits/VisitNames.tsx'
import { formatMoment, useAgo, useNow } from '../../ui/time.tsx'
import type { Visit } from '@cyberluach/api/analytics'
import { formatNumber } from '@cyberluach/i18n/format'
import { Figure, ofEnough, oneDecimal, ShareBar } from '../../visits/figures.tsx'
import { tv } from 'tailwind-variants/lite'
import { asGroup, asHeader, asRow, asTable, asCell } from '../../list/Table.tsx'
import { UserText } from '../../ui/UserText.tsx'

/** Who is on the site now: visits with a sign of life in the last five minutes. */
export function UsersTab() {
  const { t, say } = useText()
  const { users } = t.analytics
  const list = useRef<HTMLDivElement>(null)
  const { data: visits, liveness, retry } = useVisits()
  const rows = useRows(visits, liveness.updatedAt, list)

  return (
    <Stack>
      <SectionHead
        title={t.tabs.users}
        text={visits && (visits.length === 0 ? users.none : say(users.active, { n: visits.length }))}
      >
        <LiveLine state={liveness.state}>{say(t.submissions.everySeconds, { n: secondsBetweenVisits })}</LiveLine>
      </SectionHead>
      {liveness.state === 'lost' && <FailureLine title={users.failed} updatedAt={liveness.updatedAt} retry={retry} />}
      {visits ? (
        <>
          {visits.length > 0 && <UserCards visits={visits} />}
          <Card ref={list}>
            {rows.length > 0 ? <UsersTable rows={rows} /> : visits.length === 0 && <NoActiveUsers />}
          </Card>
        </>
      ) : (
        liveness.state !== 'lost' && <UsersSkeleton />
      )}
    </Stack>
  )
}

/** Nobody is there; when somebody last was, if anybody ever has been. */
export function NoActiveUsers() {
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

const widths = ['46%', '62%', '38%', '55%', '48%', '41%']

/** Six rows of the real size, while the first list is on its way. */
export function UsersSkeleton() {
  const { t } = useText()
  return (
    <Card className="grid gap-10.5 px-4 py-5.5" aria-busy="true">
      <p className="sr-only" role="status">
        {t.analytics.users.loading}
      </p>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </Card>
  )
}

type Reading = { visits: readonly Visit[]; isBusy: boolean }

/** The rows as they stand on the screen, moved on by each reading. */
export function useRows(
  visits: readonly Visit[] | undefined,
  readAt: number | null,
  list: RefObject<HTMLElement | null>,
): readonly VisitRow[] {
  const [rows, read] = useReducer(
    (before: readonly VisitRow[], { visits: latest, isBusy }: Reading) => rowsAfter(before, latest, isBusy),
    [],
  )
  // Also a reading without news moves on: what was fading leaves with it.
  useEffect(() => {
    if (visits) read({ visits, isBusy: isBeingUsed(list.current) })
  }, [visits, readAt, list])
  return rows
}

function isBeingUsed(list: HTMLElement | null): boolean {
  if (!list?.checkVisibility()) return false
  return list.matches(':hover') || list.contains(document.activeElement)
}

/** How many there are, from where, and how much they have looked at. */
export function UserCards({ visits }: { visits: readonly Visit[] }) {
  const { t, say } = useText()
  const { users, devices } = t.analytics
  const { countryName } = usePlaceName()
  const { countries, top } = topCountry(visits)
  const views = visits.reduce((sum, visit) => sum + visit.pageViews, 0)
  const perVisit = ofEnough(views / Math.max(1, visits.length), visits.length)
  const ofDevices = deviceCounts(visits).map(({ deviceType, count }) => `${devices[deviceType]} ${formatNumber(count)}`)
  const ofCountries = top && [
    `${countryName(top.country)} ${formatNumber(top.count)}`,
    ...(visits.length > top.count ? [say(users.others, { n: visits.length - top.count })] : []),
  ]

  return (
    <div className="grid grid-cols-3 gap-2 md:gap-4">
      <CountCard icon={Users} label={users.sessions} value={visits.length} note={ofDevices.join(' · ')} />
      <CountCard icon={MapPin} label={users.countries} value={countries} note={ofCountries?.join(' · ')} />
      <CountCard
        icon={FileText}
        label={users.views}
        value={views}
        note={perVisit !== null && say(users.perSession, { average: oneDecimal(perVisit) })}
      />
    </div>
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
    <Card
      as="article"
      className="items-center gap-3 px-2.5 py-2.5 md:grid md:grid-cols-[auto_auto_minmax(0,1fr)] md:px-4 md:py-3.5"
    >
      <span className="max-md:hidden">
        <IconBox size="md">
          <Icon />
        </IconBox>
      </span>
      <div>
        <h3 className="font-medium text-ink-2 max-md:min-h-8 max-md:text-xs/4">{label}</h3>
        <p className="text-2xl leading-8 font-bold">
          <Figure text={formatNumber(value)} />
        </p>
      </div>
      <p className="text-(length:--text-xs) text-ink-3 md:text-end">{note}</p>
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
      <table {...asTable} className="w-full table-fixed border-collapse max-md:block" aria-label={users.caption}>
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
