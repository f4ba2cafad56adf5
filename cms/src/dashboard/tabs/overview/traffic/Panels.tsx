import type { Analytics } from '@cyberluach/api/analytics'
import type { Timeframe } from '@cyberluach/api/timeframes'

import { Bounce, Durations } from './Engagement.tsx'
import { ofEnough } from '../../../visits/figures.ts'
import type { PanelName } from './filters.ts'
import { StatGrid, StatStack } from './StatCard.tsx'
import { PeakHours } from './PeakHours.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { Browsers, Countries, Devices } from './TopLists.tsx'
import { TopPages } from './TopPages.tsx'
import { TrafficPanel } from './TrafficPanel.tsx'

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
