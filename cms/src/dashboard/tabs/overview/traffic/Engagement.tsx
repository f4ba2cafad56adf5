import type { Analytics } from '@cyberluach/api/analytics'
import { formatNumber } from '@cyberluach/i18n/format'
import { memo } from 'react'
import { useText } from '../../../ui/text.tsx'
import { Delta, StatHint, StatContent, StatCard, StatCaption } from './StatCard.tsx'
import { Figure, leastBase, pointsOf, shareText, lengthText } from '../../../visits/figures.tsx'
import { LatinText } from '../../../ui/UserText.tsx'
import { BarName, BarRow, BarList } from './TopLists.tsx'

type Props = {
  /** Null of too few visits, now or before. */
  rate: number | null
  before: number | null
  bounced: number
  total: number
  pages: Analytics['landingPages']
}

const mostShown = 8

/** How many visits ended on the page that they began on, overall and by that page. */
export const Bounce = memo(function Bounce({ rate, before, bounced, total, pages }: Props) {
  const { t, say } = useText()
  const { bounce } = t.analytics
  const points = pointsOf(rate, before, 'less')
  const shown = pages
    .filter(({ entries }) => entries >= leastBase)
    .slice(0, mostShown)
    .toSorted((first, second) => second.bounceRate - first.bounceRate)

  return (
    <StatCard
      title={bounce.title}
      span={4}
      end={
        points && (
          <>
            <Delta change={points} />
            <StatCaption>{bounce.points}</StatCaption>
          </>
        )
      }
    >
      <StatContent none={total === 0 && t.analytics.noneInPeriod}>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <strong className="text-2xl font-bold">
            {rate === null ? (
              <Figure dir="auto" text={say(t.analytics.countOf, { n: bounced, total })} />
            ) : (
              <Figure text={shareText(rate)} />
            )}
          </strong>
          <span className="text-ink-3">{rate === null ? bounce.few : say(bounce.onePage, { bounced, total })}</span>
        </p>
        {shown.length > 0 && (
          <>
            <div className="mt-2.5 mb-1 flex justify-between gap-2 text-(length:--text-xs) text-ink-3" aria-hidden>
              <span>{bounce.landing}</span>
              <span>{bounce.columns}</span>
            </div>
            <ul aria-label={bounce.landing}>
              {shown.map(({ path, entries, bounceRate }) => (
                <BarRow key={path} part={bounceRate}>
                  <BarName title={path}>
                    <LatinText text={path} isCut />
                  </BarName>
                  <span className="min-w-7 text-ink-3">
                    <span className="sr-only">{bounce.entries} </span>
                    <Figure text={formatNumber(entries)} />
                  </span>
                  <span className="min-w-11 font-semibold">
                    <span className="sr-only">{bounce.rate} </span>
                    <Figure text={shareText(bounceRate)} />
                  </span>
                </BarRow>
              ))}
            </ul>
          </>
        )}
        <StatHint>{rate === null ? say(t.analytics.tooFew, { least: leastBase }) : bounce.sample}</StatHint>
      </StatContent>
    </StatCard>
  )
})

type DurationsProps = {
  durations: Analytics['durations']
  /** Null of too few visits. */
  mean: number | null
  median: number | null
  total: number
}

/** How long visits took: in the mean, in the middle, and how many of each length. */
export const Durations = memo(function Durations({ durations, mean, median, total }: DurationsProps) {
  const { t, say } = useText()
  const { durations: texts } = t.analytics
  const labels: Record<string, string> = {
    10: texts.upTo10,
    30: texts.upTo30,
    60: texts.upTo60,
    180: texts.upTo180,
    600: texts.upTo600,
    null: texts.longer,
  }
  const bars = durations.map(({ upToSeconds, count }) => ({
    key: String(upToSeconds),
    label: labels[String(upToSeconds)] ?? String(upToSeconds),
    count,
  }))
  return (
    <StatCard title={texts.title} end={<StatCaption>{t.analytics.sessions}</StatCaption>} span={4}>
      <StatContent none={total === 0 && t.analytics.noneInPeriod}>
        {mean !== null && median !== null && (
          <dl className="mb-1.5 flex gap-6">
            <Length label={texts.mean} seconds={mean} />
            <Length label={texts.median} seconds={median} />
          </dl>
        )}
        <BarList bars={bars} total={total} label={texts.title} />
        {mean === null && <StatHint>{say(t.analytics.tooFew, { least: leastBase })}</StatHint>}
      </StatContent>
    </StatCard>
  )
})

function Length({ label, seconds }: { label: string; seconds: number }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-ink-3">{label}</dt>
      <dd className="text-(length:--text-lg) font-bold">
        <Figure text={lengthText(seconds)} />
      </dd>
    </div>
  )
}
