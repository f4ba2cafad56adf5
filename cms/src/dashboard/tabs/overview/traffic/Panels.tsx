import type { Analytics, Visit } from '@cyberluach/api/analytics'
import type { Timeframe } from '@cyberluach/api/timeframes'
import { Bounce, Durations } from './Engagement.tsx'
import { ofEnough } from '../../../visits/figures.tsx'
import type { PanelName } from './filters.ts'
import { StatGrid, StatStack, StatContent, StatCard } from './StatCard.tsx'
import { PeakHours } from './PeakHours.tsx'
import { Browsers, Countries, Devices, TopPages } from './TopLists.tsx'
import { TrafficPanel } from './TrafficPanel.tsx'
import { CalendarPlus, Download, Settings, SlidersHorizontal, ChevronLeft } from 'lucide-react'
import { memo, type ReactNode, type ComponentProps } from 'react'
import { useFrame } from '../../../frame/FrameContext.tsx'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { Kbd, Dot, IconBox } from '../../../ui/marks.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useDownload } from '../../../frame/use-download.ts'
import { useText } from '../../../ui/text.tsx'
import { tv } from 'tailwind-variants/lite'
import { useAgo, useNow } from '../../../ui/time.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { isLive, secondsBetweenVisits, useVisits } from '../../../visits/visits.ts'
import { usePlaceName, DeviceIcon } from '../../../visits/VisitNames.tsx'

type Props = {
  data: Analytics
  timeframe: Timeframe
  hidden: ReadonlySet<PanelName>
  filter: () => void
}

/** The panels below the cards. Each is given only what it shows, so that it rests while that stays the same. */
export function Panels({ data, timeframe, hidden, filter }: Props) {
  const { totalSessions: total, previous } = data
  const isShown = (name: PanelName) => !hidden.has(name)
  return (
    <StatGrid>
      {isShown('chart') && (
        <TrafficPanel series={data.series} timeframe={data.timeframe} isEverEmpty={data.recentSessions.length === 0} />
      )}
      <StatStack>
        {isShown('activity') && <RecentActivity recent={data.recentSessions} />}
        <QuickActions timeframe={timeframe} filter={filter} />
      </StatStack>
      {isShown('countries') && <Countries countries={data.topCountries} total={total} />}
      {isShown('devices') && (
        <Devices
          devices={data.topDevices}
          total={total}
          timeframe={data.timeframe}
          mobileShare={ofEnough(data.mobileShare, total)}
          mobileBefore={ofEnough(previous.mobileShare, previous.totalSessions)}
        />
      )}
      {isShown('browsers') && <Browsers browsers={data.topBrowsers} total={total} />}
      {isShown('pages') && <TopPages pages={data.topPages} allPages={data.distinctPages} allViews={data.pageViews} />}
      {isShown('bounce') && (
        <Bounce
          rate={ofEnough(data.bounceRate, total)}
          before={ofEnough(previous.bounceRate, previous.totalSessions)}
          bounced={data.bouncedSessions}
          total={total}
          pages={data.landingPages}
        />
      )}
      {isShown('hours') && <PeakHours hours={data.weekHours} />}
      {isShown('durations') && (
        <Durations
          durations={data.durations}
          mean={ofEnough(data.averageSessionDuration, total)}
          median={ofEnough(data.medianSessionDuration, total)}
          total={total}
        />
      )}
    </StatGrid>
  )
}

const eventForm = '#events/new'

/** A new event, the visits of the period as a file, the settings, and what of the figures shows. */
export const QuickActions = memo(function QuickActions({
  timeframe,
  filter,
}: {
  timeframe: Timeframe
  filter: () => void
}) {
  const { t } = useText()
  const { actions } = t.analytics
  const { openTab, openSettings } = useFrame()
  const { download, isRunning } = useDownload()

  const exportVisits = () =>
    void download({
      name: 'GET /api/sys/stats/visits.csv',
      query: { timeframe },
      empty: { kind: 'failed', title: t.analytics.noExport, text: t.analytics.noneInPeriod },
    })
  const addEvent = () => openTab('events', 'new')
  useShortcuts({ create: addEvent, exportRows: exportVisits, filter })

  return (
    <StatCard title={actions.title} span={4}>
      <StatContent className="grid grid-cols-2 gap-2 *:h-11">
        <ButtonLink icon={CalendarPlus} size="sm" href={eventForm}>
          <Name shortcut="N">{actions.addEvent}</Name>
        </ButtonLink>
        <Button icon={Download} onClick={exportVisits} isRunning={isRunning}>
          <Name shortcut="E">{actions.export}</Name>
        </Button>
        <Button icon={Settings} onClick={openSettings}>
          <Name shortcut=",">{actions.settings}</Name>
        </Button>
        <Button icon={SlidersHorizontal} onClick={filter}>
          <Name shortcut="F">{actions.filter}</Name>
        </Button>
      </StatContent>
    </StatCard>
  )
})

/** What a button does, beside its icon, and at the other end its key. */
function Name({ shortcut, children }: { shortcut: string; children: ReactNode }) {
  return (
    <>
      <span className="me-auto">{children}</span>
      <Kbd className="max-md:hidden">{shortcut}</Kbd>
    </>
  )
}

const shown = 4

const textButton = tv({
  base: [
    'relative inline-flex cursor-pointer items-center gap-0.75 border-0 bg-transparent p-0',
    'text-start text-(length:--text-xs) font-medium text-ink-2 hover:text-ink md:whitespace-nowrap',
    'underline-offset-3 after:absolute after:-inset-x-1.5 after:-inset-y-3.5 hover:underline',
  ],
})

/** The four latest visits, also those that have ended; read as often as the list of the active ones. */
export const RecentActivity = memo(function RecentActivity({ recent }: { recent: readonly Visit[] }) {
  const { t, say } = useText()
  const { openTab } = useFrame()
  const { data: active = [] } = useVisits()
  const visits = latestVisits(active, recent, shown)

  return (
    <StatCard
      title={t.analytics.activity.title}
      remark={say(t.analytics.activity.everySeconds, { n: secondsBetweenVisits })}
      span={4}
      end={
        <TextButton onClick={() => openTab('users')}>
          {t.analytics.activity.all}
          <ChevronLeft size={14} className="ltr:-scale-x-100" />
        </TextButton>
      }
    >
      <StatContent none={visits.length === 0 && t.analytics.activity.empty}>
        <ul aria-label={t.analytics.activity.title}>
          {visits.map((visit) => (
            <ActivityRow key={visit.id} visit={visit} />
          ))}
        </ul>
      </StatContent>
    </StatCard>
  )
})

function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" className={textButton()} {...props} />
}

function ActivityRow({ visit }: { visit: Visit }) {
  const { t } = useText()
  const ago = useAgo()
  const now = useNow()
  const { countryName, cityName } = usePlaceName()
  const city = cityName(visit.city)
  return (
    <li className="grid min-h-11.5 grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-2.5 border-b border-line last:border-b-0">
      <IconBox>
        <DeviceIcon type={visit.deviceType} />
      </IconBox>
      <span>
        <strong className="block leading-4.5 font-semibold">{t.analytics.devices[visit.deviceType]}</strong>
        <small className="block truncate text-xs text-ink-3">
          {city !== null && (
            <>
              <UserText text={city} />
              {', '}
            </>
          )}
          {countryName(visit.country)}
        </small>
      </span>
      <span className="inline-flex items-center gap-1.75 text-(length:--text-xs) whitespace-nowrap text-ink-3">
        {isLive(visit, now) && <Dot state="live" title={t.analytics.activity.live} />}
        <time dateTime={visit.lastActivity}>{ago(Date.parse(visit.lastActivity), now)}</time>
      </span>
    </li>
  )
}

/**
 * The latest visits of two readings: those that are active now, read more often, and the latest of all, also ended.
 * Of a visit that both know, the one with the later sign of life counts.
 */
export function latestVisits(active: readonly Visit[], recent: readonly Visit[], most: number): Visit[] {
  const byId = new Map<string, Visit>()
  for (const visit of [...active, ...recent]) {
    const known = byId.get(visit.id)
    if (!known || known.lastActivity < visit.lastActivity) byId.set(visit.id, visit)
  }
  return [...byId.values()]
    .toSorted((first, second) => Date.parse(second.lastActivity) - Date.parse(first.lastActivity))
    .slice(0, most)
}
