'use client'

import { ButtonLink } from '@cyberluach/design/components/Button'
import type { Timeframe } from '@cyberluach/api/timeframes'
import { CalendarPlus, Download, Settings, SlidersHorizontal } from 'lucide-react'
import { memo } from 'react'

import { useFrame } from '../../navigation/FrameContext.tsx'
import { useShortcuts } from '../../keyboard/use-shortcuts.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { Button } from '../../ui/Button.tsx'
import { useDownload } from '../../data/use-download.ts'
import { useText } from '../../text/TextContext.tsx'
import { Measure } from './Measure.tsx'

const eventForm = '/admin/collections/events/create'

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
  const { openSettings } = useFrame()
  const { download, isRunning } = useDownload()

  const exportVisits = () =>
    void download({
      name: 'GET /api/sys/stats/visits.csv',
      query: { timeframe },
      empty: { kind: 'failed', title: t.analytics.noExport, text: t.analytics.noneInPeriod },
    })
  const addEvent = () => location.assign(eventForm)
  useShortcuts({ create: addEvent, exportRows: exportVisits, filter })

  return (
    <Measure title={actions.title} span={4}>
      <div className="inside quick-actions">
        <ButtonLink size="sm" className="button" href={eventForm}>
          <CalendarPlus size={16} strokeWidth={1.75} aria-hidden />
          {actions.addEvent}
          <Kbd className="ms-auto max-md:hidden">N</Kbd>
        </ButtonLink>
        <Button onClick={exportVisits} isRunning={isRunning}>
          {!isRunning && <Download size={16} strokeWidth={1.75} aria-hidden />}
          {actions.export}
          <Kbd className="ms-auto max-md:hidden">E</Kbd>
        </Button>
        <Button onClick={openSettings}>
          <Settings size={16} strokeWidth={1.75} aria-hidden />
          {actions.settings}
          <Kbd className="ms-auto max-md:hidden">,</Kbd>
        </Button>
        <Button onClick={filter}>
          <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
          {actions.filter}
          <Kbd className="ms-auto max-md:hidden">F</Kbd>
        </Button>
      </div>
    </Measure>
  )
})
