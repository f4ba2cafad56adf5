import { useCallback, useState } from 'react'
import { FailureLine } from '../../../ui/Alert.tsx'
import { SectionHead, Stack } from '../../../ui/Layout.tsx'
import { useText } from '../../../ui/text.tsx'
import { KeyFigures, KeyFigureCard, KeyFigureGrid } from './KeyFigures.tsx'
import { FilterDialog, HiddenLine, PeriodChoice } from './FilterDialog.tsx'
import { Panels } from './Panels.tsx'
import { useHiddenPanels, useTimeframe } from './filters.ts'
import { useOverview } from '../../../visits/visits.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StatCardSkeleton, StatGrid } from './StatCard.tsx'

/** What was measured of the site's visits in the chosen period. */
export function Traffic() {
  const { t } = useText()
  const [timeframe, choose] = useTimeframe()
  const { data, liveness, isPrevious, retry } = useOverview(timeframe)
  const panels = useHiddenPanels()
  const [isFiltering, setFiltering] = useState(false)
  const openFilter = useCallback(() => setFiltering(true), [])

  return (
    <Stack aria-labelledby="traffic-title">
      <SectionHead
        title={t.analytics.title}
        titleId="traffic-title"
        text={t.analytics.compared[data?.timeframe ?? timeframe]}
        isTextWideOnly
      >
        <PeriodChoice timeframe={timeframe} choose={choose} />
      </SectionHead>
      {liveness.state === 'lost' && (
        <FailureLine title={t.analytics.failed} updatedAt={liveness.updatedAt} retry={retry} />
      )}
      {panels.hidden.size > 0 && <HiddenLine count={panels.hidden.size} showAll={panels.showAll} />}
      {data ? (
        <Stack as="div" className="aria-busy:opacity-60" aria-busy={isPrevious || undefined}>
          <KeyFigures data={data} />
          <Panels data={data} timeframe={timeframe} hidden={panels.hidden} filter={openFilter} />
        </Stack>
      ) : (
        liveness.state !== 'lost' && <TrafficSkeleton />
      )}
      <FilterDialog
        isOpen={isFiltering}
        close={() => setFiltering(false)}
        timeframe={timeframe}
        choose={choose}
        {...panels}
      />
    </Stack>
  )
}

/** The real sizes of what comes, while the first figures are on their way. */
export function TrafficSkeleton() {
  const { t } = useText()
  return (
    <Stack as="div" aria-busy="true">
      <p className="sr-only" role="status">
        {t.analytics.loading}
      </p>
      <KeyFigureGrid aria-hidden>
        {[0, 1, 2, 3, 4].map((card) => (
          <KeyFigureCard key={card} className="flex flex-col justify-between">
            <Skeleton width="45%" height={12} />
            <Skeleton width="38%" height={28} />
            <Skeleton width="60%" height={10} />
          </KeyFigureCard>
        ))}
      </KeyFigureGrid>
      <StatGrid aria-hidden>
        <StatCardSkeleton span={8} height={413} />
        <StatCardSkeleton span={4} height={413} />
      </StatGrid>
    </Stack>
  )
}
