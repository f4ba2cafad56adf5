import type { Analytics } from '@cyberluach/api/analytics'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { useText } from '../../../ui/text.tsx'
import { BrowserName, CountryCode, usePlaceName, DeviceIcon } from '../../../visits/VisitNames.tsx'
import { shareText, shareOf, Figure } from '../../../visits/figures.tsx'
import { StatHint, StatContent, StatCard, StatCaption } from './StatCard.tsx'
import { formatNumber } from '@cyberluach/i18n/format'
import { tv } from 'tailwind-variants/lite'

type Totals = { total: number }

export const Countries = memo(function Countries({
  countries,
  total,
}: Totals & { countries: Analytics['topCountries'] }) {
  const { t } = useText()
  const { countryName } = usePlaceName()
  const bars = countries.slice(0, 5).map(({ country, count }) => ({
    key: country,
    label: countryName(country),
    lead: <CountryCode country={country} />,
    count,
  }))
  return (
    <StatCard title={t.analytics.countries} remark={t.analytics.topFiveCountries} end={<Unit />} span={4}>
      <StatContent none={bars.length === 0 && t.analytics.noneInPeriod}>
        <BarList bars={bars} total={total} label={t.analytics.countries} />
      </StatContent>
    </StatCard>
  )
})

type DevicesProps = Totals & {
  devices: Analytics['topDevices']
  timeframe: Analytics['timeframe']
  mobileShare: number | null
  mobileBefore: number | null
}

const strengths = { desktop: 'bg-info', mobile: 'bg-info opacity-62', tablet: 'bg-info opacity-32' } as const

/** What visitors held, by kind of device. */
export const Devices = memo(function Devices({
  devices,
  total,
  timeframe,
  mobileShare,
  mobileBefore,
}: DevicesProps) {
  const { t, say } = useText()
  const bars = devices.map(({ deviceType, count }) => ({
    key: deviceType,
    label: t.analytics.devices[deviceType],
    lead: <DeviceIcon type={deviceType} />,
    count,
  }))
  const share = mobileShare === null ? null : shareText(mobileShare)
  return (
    <StatCard title={t.analytics.deviceTypes} end={<Unit />} span={4}>
      <StatContent none={bars.length === 0 && t.analytics.noneInPeriod}>
        <div className="mt-1.5 mb-2.5 flex h-2.5 gap-0.5 overflow-hidden rounded-full" aria-hidden>
          {bars.map(({ key, count }) => (
            <i key={key} className={strengths[key]} style={{ flexGrow: count }} />
          ))}
        </div>
        <BarList bars={bars} total={total} label={t.analytics.deviceTypes} />
        {share !== null && (
          <StatHint>
            {mobileBefore === null
              ? say(t.analytics.mobileShare, { share })
              : say(t.analytics.mobileBefore[timeframe], { share, before: shareText(mobileBefore) })}
          </StatHint>
        )}
      </StatContent>
    </StatCard>
  )
})

export const Browsers = memo(function Browsers({
  browsers,
  total,
}: Totals & { browsers: Analytics['topBrowsers'] }) {
  const { t } = useText()
  const bars = browsers.slice(0, 5).map(({ browser, count }) => ({
    key: browser,
    label: <BrowserName name={browser} />,
    count,
  }))
  return (
    <StatCard title={t.analytics.browsers} remark={t.analytics.topFiveBrowsers} end={<Unit />} span={4}>
      <StatContent none={bars.length === 0 && t.analytics.noneInPeriod}>
        <BarList bars={bars} total={total} label={t.analytics.browsers} />
      </StatContent>
    </StatCard>
  )
})

function Unit() {
  const { t } = useText()
  return <StatCaption>{t.analytics.sessions}</StatCaption>
}

export type Bar = { key: string; label: ReactNode; count: number; lead?: ReactNode }

const row = tv({
  base: [
    'relative -mx-2 flex h-8 items-center gap-2 px-2 *:relative [&>svg]:text-ink-2',
    'before:absolute before:inset-y-0.75 before:start-0 before:w-(--part) before:rounded-[4px]',
    'before:bg-[color-mix(in_oklab,var(--color-info)_13%,var(--color-surface))]',
  ],
})

/** Counts as bars, each as long as its share of all; of a few, the share is not put in figures. */
export function BarList({ bars, total, label }: { bars: readonly Bar[]; total: number; label: string }) {
  return (
    <ul aria-label={label}>
      {bars.map((bar) => (
        <BarRow key={bar.key} part={bar.count / Math.max(1, total)}>
          {bar.lead}
          <BarName>{bar.label}</BarName>
          <span className="min-w-7.5 font-semibold">
            <Figure text={formatNumber(bar.count)} />
          </span>
          <Share text={shareOf(bar.count, total)} />
        </BarRow>
      ))}
    </ul>
  )
}

function Share({ text }: { text: string | null }) {
  return (
    text !== null && (
      <span className="min-w-10.5 text-ink-3">
        <Figure text={text} />
      </span>
    )
  )
}

/** A line of text over the bar of its share. */
export function BarRow({ part, children }: { part: number; children: ReactNode }) {
  return (
    <li className={row()} style={{ '--part': `${part * 100}%` } as CSSProperties}>
      {children}
    </li>
  )
}

export function BarName({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <span className="min-w-0 flex-1 truncate" title={title}>
      {children}
    </span>
  )
}
