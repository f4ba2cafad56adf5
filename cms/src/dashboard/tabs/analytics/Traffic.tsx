'use client'

import { useCallback, useState } from 'react'

import { FailureLine } from '../../ui/FailureLine.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { useText } from '../../text/TextContext.tsx'
import { Cards } from './Cards.tsx'
import { FilterDialog } from './FilterDialog.tsx'
import { HiddenLine } from './HiddenLine.tsx'
import { Panels } from './Panels.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { TrafficSkeleton } from './TrafficSkeleton.tsx'
import { useHiddenPanels } from './use-hidden-panels.ts'
import { useOverview } from './use-overview.ts'
import { useTimeframe } from './use-timeframe.ts'

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
          <Cards data={data} />
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
