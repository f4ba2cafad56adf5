import type { Analytics } from '@cyberluach/api/analytics'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { useText } from '../../../ui/text.tsx'
import { BrowserName, CountryCode, usePlaceName, DeviceIcon } from '../../../visits/VisitNames.tsx'
import {
  shareText,
  shareOf,
  Figure,
  ShareBar,
  NoFigure,
  countChange,
  fairUpTo,
  fastUpTo,
  loadSeconds,
  speedOf,
} from '../../../visits/figures.tsx'
import { StatHint, StatContent, StatCard, StatCaption, Delta } from './StatCard.tsx'
import { formatNumber } from '@cyberluach/i18n/format'
import { tv } from 'tailwind-variants/lite'
import { LatinText } from '../../../ui/UserText.tsx'

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
export const Devices = memo(function Devices({ devices, total, timeframe, mobileShare, mobileBefore }: DevicesProps) {
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

export const Browsers = memo(function Browsers({ browsers, total }: Totals & { browsers: Analytics['topBrowsers'] }) {
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

type Props = { pages: Analytics['topPages']; allPages: number; allViews: number }

const mostShown = 8

const columns = [
  { name: 'page' },
  { name: 'views', className: 'w-21' },
  { name: 'share', className: 'w-42.5 max-md:hidden' },
  { name: 'change', className: 'w-23 max-md:hidden' },
  { name: 'load', className: 'w-27 md:w-29.5' },
] as const satisfies { name: string; className?: string }[]

const topPagesRow = tv({
  base: 'border-b border-line *:px-2 *:py-0 *:text-start *:whitespace-nowrap *:first:ps-4 *:last:pe-4',
})
const speeds = tv({
  base: 'inline-flex items-center gap-1.5 font-semibold before:size-1.75',
  variants: {
    speed: {
      fast: 'before:rounded-full before:bg-success',
      fair: 'before:rotate-45 before:rounded-[1px] before:bg-warning',
      slow: 'text-on-danger-soft before:bg-danger before:[clip-path:polygon(50%_0,100%_100%,0_100%)]',
    },
  },
})

/** The most viewed pages, and how fast they were there for three of four visitors. */
export const TopPages = memo(function TopPages({ pages, allPages, allViews }: Props) {
  const { t, say } = useText()
  const { pages: texts } = t.analytics
  const secondsOf = (milliseconds: number) => say(texts.seconds, { n: String(milliseconds / 1000) })
  const shown = pages.slice(0, mostShown)
  const views = shown.reduce((sum, page) => sum + page.views, 0)

  return (
    <StatCard title={texts.title} end={<StatCaption>{texts.measured}</StatCaption>} span={8}>
      {shown.length === 0 ? (
        <StatContent none={t.analytics.noneInPeriod} />
      ) : (
        <>
          <table className="w-full table-fixed border-collapse" aria-label={texts.title}>
            <thead>
              <tr
                className={topPagesRow({
                  className: '*:h-8 *:text-(length:--text-xs) *:font-medium *:text-ink-3',
                })}
              >
                {columns.map(({ name, ...look }) => (
                  <th key={name} scope="col" {...look}>
                    {texts[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((page) => (
                <PageRow key={page.path} page={page} allViews={allViews} />
              ))}
            </tbody>
          </table>
          <footer className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 text-(length:--text-xs) text-ink-3">
            <Speed speed="fast">{`${say(texts.upTo, { value: secondsOf(fastUpTo) })} ${texts.fast}`}</Speed>
            <Speed speed="fair">{`${say(texts.upTo, { value: secondsOf(fairUpTo) })} ${texts.fair}`}</Speed>
            <Speed speed="slow">{`${say(texts.over, { value: secondsOf(fairUpTo) })} ${texts.slow}`}</Speed>
            <span className="flex-1" />
            <span className="max-md:hidden">{say(texts.of, { pages: shown.length, allPages, views, allViews })}</span>
          </footer>
        </>
      )}
    </StatCard>
  )
})

function PageRow({ page, allViews }: { page: Analytics['topPages'][number]; allViews: number }) {
  const { t, say } = useText()
  const change = countChange(page.views, page.previousViews)
  const words = { fast: t.analytics.pages.fast, fair: t.analytics.pages.fair, slow: t.analytics.pages.slow }
  const speed = page.p75LoadMs === null ? null : speedOf(page.p75LoadMs)
  return (
    <tr className={topPagesRow({ className: 'last:border-b-0 hover:bg-hover/55 *:h-10' })}>
      <th scope="row" className="font-medium" title={page.path}>
        <LatinText text={page.path} isCut />
      </th>
      <td>
        <strong>
          <Figure text={formatNumber(page.views)} />
        </strong>
      </td>
      <td className="max-md:hidden">
        <ShareBar part={page.views / Math.max(1, allViews)} />
        <span className="sr-only">
          {shareOf(page.views, allViews) ?? say(t.analytics.countOf, { n: page.views, total: allViews })}
        </span>
      </td>
      <td className="max-md:hidden">{change ? <Delta change={change} /> : <NoFigure />}</td>
      <td>
        {page.p75LoadMs === null || speed === null ? (
          <NoFigure />
        ) : (
          <Speed speed={speed}>
            <Figure dir="auto" text={say(t.analytics.pages.seconds, { n: loadSeconds(page.p75LoadMs) })} />
            <span className="sr-only">{words[speed]}</span>
          </Speed>
        )}
      </td>
    </tr>
  )
}

/** A shape before a loading time: a disc, a diamond or a triangle, so that colour is not all that tells. */
function Speed({ speed, children }: { speed: keyof typeof speeds.variants.speed; children: ReactNode }) {
  return <span className={speeds({ speed })}>{children}</span>
}
