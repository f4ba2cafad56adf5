'use client'

import type { Analytics } from '@cyberluach/api/analytics-schema'
import { formatNumber } from '@cyberluach/i18n/format'
import { memo } from 'react'

import { useText } from '../../text/TextContext.tsx'
import { Delta } from './Delta.tsx'
import { Figure } from './Figure.tsx'
import { pointsOf, shareText } from './figures.ts'
import { Measure, Nothing } from './Measure.tsx'

type Props = {
  rate: number | null
  before: number | null
  bounced: number
  total: number
  pages: Analytics['landingPages']
}

/** A page needs this many entries before a rate of it means something. */
const leastEntries = 20
const mostShown = 8

/** How many visits ended on the page that they began on, overall and by that page. */
export const Bounce = memo(function Bounce({ rate, before, bounced, total, pages }: Props) {
  const { t, say } = useText()
  const { bounce } = t.analytics
  const points = pointsOf(rate, before, 'less')
  const shown = pages
    .filter(({ entries }) => entries >= leastEntries)
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
            <span className="meta">{bounce.points}</span>
          </>
        )
      }
    >
      <div className="inside">
        {rate === null ? (
          <Nothing text={t.analytics.noneInPeriod} />
        ) : (
          <>
            <p className="rate">
              <strong>
                <Figure text={shareText(rate)} />
              </strong>
              <span className="meta">{say(bounce.onePage, { bounced, total })}</span>
            </p>
            {shown.length > 0 && (
              <>
                <div className="caption" aria-hidden>
                  <span>{bounce.landing}</span>
                  <span>{bounce.columns}</span>
                </div>
                <ul className="bar-list" aria-label={bounce.landing}>
                  {shown.map(({ path, entries, bounceRate }) => (
                    <li key={path} style={{ '--part': bounceRate * 100 } as React.CSSProperties}>
                      <span className="name" title={path}>
                        <bdi dir="ltr">{path}</bdi>
                      </span>
                      <span className="part entries">
                        <span className="visually-hidden">{bounce.entries} </span>
                        <Figure text={formatNumber(entries)} />
                      </span>
                      <span className="count">
                        <span className="visually-hidden">{bounce.rate} </span>
                        <Figure text={shareText(bounceRate)} />
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p className="hint">{bounce.sample}</p>
          </>
        )}
      </div>
    </Measure>
  )
})
