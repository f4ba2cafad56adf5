import type { Visit } from '@cyberluach/api/analytics'
import { ChevronLeft } from 'lucide-react'
import { memo, type ComponentProps } from 'react'
import { tv } from 'tailwind-variants/lite'
import { useFrame } from '../../../frame/FrameContext.tsx'
import { useAgo, useNow } from '../../../ui/time.tsx'
import { Dot, IconBox } from '../../../ui/marks.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { useText } from '../../../ui/text.tsx'
import { isLive, secondsBetweenVisits, useVisits } from '../../../visits/visits.ts'
import { usePlaceName, DeviceIcon } from '../../../visits/VisitNames.tsx'
import { StatContent, StatCard } from './StatCard.tsx'

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
          <ChevronLeft size={14} strokeWidth={1.75} className="ltr:-scale-x-100" aria-hidden />
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
