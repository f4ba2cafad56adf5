'use client'

import { useText } from '../../text/TextContext.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { KeyFigureCard, KeyFigureGrid } from './KeyFigure.tsx'
import { MeasureBone, MeasureGrid } from './Measure.tsx'

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
            <Bone width="45%" height={12} />
            <Bone width="38%" height={28} />
            <Bone width="60%" height={10} />
          </KeyFigureCard>
        ))}
      </KeyFigureGrid>
      <MeasureGrid aria-hidden>
        <MeasureBone span={8} height={413} />
        <MeasureBone span={4} height={413} />
      </MeasureGrid>
    </Stack>
  )
}
