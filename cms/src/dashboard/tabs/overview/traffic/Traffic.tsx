import { useCallback, useState, useId } from 'react'
import { FailureLine, SectionHead, Stack, Skeleton } from '../../../ui/Layout.tsx'
import { useText } from '../../../ui/text.tsx'
import { KeyFigures, KeyFigureCard, KeyFigureGrid } from './KeyFigures.tsx'
import { Panels } from './Panels.tsx'
import { useHiddenPanels, useTimeframe, panelNames, type PanelName } from './filters.ts'
import { useOverview } from '../../../visits/visits.ts'
import { StatCardSkeleton, StatGrid } from './StatCard.tsx'
import { type Timeframe, timeframes } from '@cyberluach/api/timeframes'
import { useModal } from '@cyberluach/design/hooks/use-modal'
import { panelDialog } from '../../../ui/Dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox, Segments } from '../../../ui/fields.tsx'
import { EyeOff } from 'lucide-react'

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

type Props = {
  isOpen: boolean
  close: () => void
  timeframe: Timeframe
  choose: (timeframe: Timeframe) => void
  hidden: ReadonlySet<PanelName>
  show: (name: PanelName, isShown: boolean) => void
  showAll: () => void
}

const look = panelDialog({ kind: 'card', width: 'xs' })

/** Which period and which panels show. Each choice holds at once. */
export function FilterDialog({ isOpen, close, timeframe, choose, hidden, show, showAll }: Props) {
  const { t } = useText()
  const dialog = useModal(isOpen, '[aria-checked=true]')
  const title = useId()
  const names = usePanelTitles()

  return (
    <dialog ref={dialog} className={look.frame()} aria-labelledby={title} onClose={close}>
      {isOpen && (
        <>
          <div className={look.body({ className: 'grid gap-4 pt-6' })}>
            <h2 className={look.title()} id={title}>
              {t.analytics.filter.title}
            </h2>
            <PeriodChoice timeframe={timeframe} choose={choose} isInDialog />
            <fieldset className="m-0 grid border-0 p-0">
              <legend className="mb-1 p-0 font-medium text-ink-2">{t.analytics.filter.panels}</legend>
              {panelNames.map((name) => (
                <label
                  key={name}
                  className="flex min-h-11 cursor-pointer items-center gap-2.5 text-(length:--text-base)"
                >
                  <Checkbox checked={!hidden.has(name)} onChange={(event) => show(name, event.target.checked)} />
                  {names[name]}
                </label>
              ))}
            </fieldset>
          </div>
          <footer className={look.footer()}>
            <Button size="md" isDisabled={hidden.size === 0} onClick={showAll}>
              {t.analytics.filter.showAll}
            </Button>
            <Button kind="primary" size="md" onClick={() => dialog.current?.close()}>
              {t.analytics.filter.close}
            </Button>
          </footer>
        </>
      )}
    </dialog>
  )
}

function usePanelTitles(): Record<PanelName, string> {
  const { analytics } = useText().t
  return {
    chart: analytics.title,
    activity: analytics.activity.title,
    countries: analytics.countries,
    devices: analytics.deviceTypes,
    browsers: analytics.browsers,
    pages: analytics.pages.title,
    bounce: analytics.bounce.title,
    hours: analytics.hours.title,
    durations: analytics.durations.title,
  }
}

type PeriodChoiceProps = {
  timeframe: Timeframe
  choose: (timeframe: Timeframe) => void
  isInDialog?: boolean
}

/** Hour, day, week or month. */
export function PeriodChoice({ timeframe, choose, isInDialog = false }: PeriodChoiceProps) {
  const { t } = useText()
  return (
    <Segments
      label={t.analytics.period}
      segments={timeframes.map((value) => ({ value, label: t.analytics.timeframes[value] }))}
      value={timeframe}
      choose={choose}
      isWide={isInDialog}
      isTall={isInDialog}
    />
  )
}

/** Says that something is left out, so that nobody misses it without knowing why. */
export function HiddenLine({ count, showAll }: { count: number; showAll: () => void }) {
  const { t, say } = useText()
  return (
    <p className="flex items-center gap-2.25 text-ink-2">
      <EyeOff />
      {say(t.analytics.filter.hidden, { n: count })}
      <Button size="xs" onClick={showAll}>
        {t.analytics.filter.showAll}
      </Button>
    </p>
  )
}
