import type { Timeframe } from '@cyberluach/api/timeframes'
import { CalendarPlus, Download, Settings, SlidersHorizontal } from 'lucide-react'
import { memo, type ReactNode } from 'react'

import { useFrame } from '../../../frame/FrameContext.tsx'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useDownload } from '../../../frame/use-download.ts'
import { useText } from '../../../ui/text.tsx'
import { StatContent, StatCard } from './StatCard.tsx'

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
        <ButtonLink size="sm" href={eventForm}>
          <CalendarPlus size={16} strokeWidth={1.75} aria-hidden />
          <Name shortcut="N">{actions.addEvent}</Name>
        </ButtonLink>
        <Button onClick={exportVisits} isRunning={isRunning}>
          {!isRunning && <Download size={16} strokeWidth={1.75} aria-hidden />}
          <Name shortcut="E">{actions.export}</Name>
        </Button>
        <Button onClick={openSettings}>
          <Settings size={16} strokeWidth={1.75} aria-hidden />
          <Name shortcut=",">{actions.settings}</Name>
        </Button>
        <Button onClick={filter}>
          <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
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
