import type { Analytics } from '@cyberluach/api/analytics'
import type { Timeframe } from '@cyberluach/api/timeframes'
import { Bounce, Durations } from './Engagement.tsx'
import { ofEnough } from '../../../visits/figures.tsx'
import type { PanelName } from './filters.ts'
import { StatGrid, StatStack, StatContent, StatCard } from './StatCard.tsx'
import { PeakHours } from './PeakHours.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { Browsers, Countries, Devices } from './TopLists.tsx'
import { TopPages } from './TopPages.tsx'
import { TrafficPanel } from './TrafficPanel.tsx'
import { CalendarPlus, Download, Settings, SlidersHorizontal } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useFrame } from '../../../frame/FrameContext.tsx'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { Kbd } from '../../../ui/marks.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useDownload } from '../../../frame/use-download.ts'
import { useText } from '../../../ui/text.tsx'

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
        <TrafficPanel
          series={data.series}
          timeframe={data.timeframe}
          isEverEmpty={data.recentSessions.length === 0}
        />
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
      {isShown('pages') && (
        <TopPages pages={data.topPages} allPages={data.distinctPages} allViews={data.pageViews} />
      )}
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
