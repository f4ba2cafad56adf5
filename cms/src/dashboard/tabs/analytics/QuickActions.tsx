'use client'

import type { Timeframe } from '@cyberluach/api/timeframes'
import { CalendarPlus, Download, Settings, SlidersHorizontal } from 'lucide-react'
import { memo } from 'react'

import { useFrame } from '../../navigation/FrameContext.tsx'
import { useShortcuts } from '../../keyboard/use-shortcuts.ts'
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
        <a className="button" href={eventForm}>
          <CalendarPlus size={16} strokeWidth={1.75} aria-hidden />
          {actions.addEvent}
          <kbd aria-hidden>N</kbd>
        </a>
        <Button onClick={exportVisits} isRunning={isRunning}>
          {!isRunning && <Download size={16} strokeWidth={1.75} aria-hidden />}
          {actions.export}
          <kbd aria-hidden>E</kbd>
        </Button>
        <Button onClick={openSettings}>
          <Settings size={16} strokeWidth={1.75} aria-hidden />
          {actions.settings}
          <kbd aria-hidden>,</kbd>
        </Button>
        <Button onClick={filter}>
          <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
          {actions.filter}
          <kbd aria-hidden>F</kbd>
        </Button>
      </div>
    </Measure>
  )
})
