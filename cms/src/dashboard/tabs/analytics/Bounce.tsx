'use client'

import type { Analytics } from '@cyberluach/api/analytics'
import { formatNumber } from '@cyberluach/i18n/format'
import { memo } from 'react'

import { useText } from '../../text/TextContext.tsx'
import { Delta } from './Delta.tsx'
import { Figure } from './Figure.tsx'
import { leastBase, pointsOf, shareText } from './figures.ts'
import { LatinText } from '../../ui/UserText.tsx'
import { BarName, BarRow } from './BarList.tsx'
import { Hint, Inside, Measure, Nothing, Remark } from './Measure.tsx'

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
    <Measure
      title={bounce.title}
      span={4}
      end={
        points && (
          <>
            <Delta change={points} />
            <Remark>{bounce.points}</Remark>
          </>
        )
      }
    >
      <Inside>
        {total === 0 ? (
          <Nothing text={t.analytics.noneInPeriod} />
        ) : (
          <>
            <p className="flex flex-wrap items-baseline gap-x-2.5">
              <strong className="text-2xl font-bold">
                {rate === null ? (
                  <Figure dir="auto" text={say(t.analytics.countOf, { n: bounced, total })} />
                ) : (
                  <Figure text={shareText(rate)} />
                )}
              </strong>
              <span className="text-ink-3">
                {rate === null ? bounce.few : say(bounce.onePage, { bounced, total })}
              </span>
            </p>
            {shown.length > 0 && (
              <>
                <div
                  className="mt-2.5 mb-1 flex justify-between gap-2 text-(length:--text-xs) text-ink-3"
                  aria-hidden
                >
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
            <Hint>{rate === null ? say(t.analytics.tooFew, { least: leastBase }) : bounce.sample}</Hint>
          </>
        )}
      </Inside>
    </Measure>
  )
})
