'use client'

import type { Analytics } from '@cyberluach/api/analytics-schema'
import { formatNumber } from '@cyberluach/i18n/format'
import { memo } from 'react'

import { useText } from '../../text/TextContext.tsx'
import { Delta } from './Delta.tsx'
import { Figure, NoFigure } from './Figure.tsx'
import { changeOf, fairUpTo, fastUpTo, loadSeconds, speedOf } from './figures.ts'
import { Measure, Nothing } from './Measure.tsx'

type Props = { pages: Analytics['topPages']; allPages: number; allViews: number }

const mostShown = 8

/** The most viewed pages, and how fast they were there for three of four visitors. */
export const TopPages = memo(function TopPages({ pages, allPages, allViews }: Props) {
  const { t, say } = useText()
  const { pages: texts } = t.analytics
  const secondsOf = (milliseconds: number) => say(texts.seconds, { n: String(milliseconds / 1000) })
  const shown = pages.slice(0, mostShown)
  const most = shown[0]?.views ?? 0
  const views = shown.reduce((sum, page) => sum + page.views, 0)

  return (
    <Measure title={texts.title} end={<span className="meta">{texts.measured}</span>} span={8}>
      {shown.length === 0 ? (
        <div className="inside">
          <Nothing text={t.analytics.noneInPeriod} />
        </div>
      ) : (
        <>
          <table className="pages-table" aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.page}</th>
                <th scope="col" data-column="views">
                  {texts.views}
                </th>
                <th scope="col" data-column="share" className="wide-only">
                  {texts.share}
                </th>
                <th scope="col" data-column="change" className="wide-only">
                  {texts.change}
                </th>
                <th scope="col" data-column="load">
                  {texts.load}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((page) => (
                <PageRow key={page.path} page={page} most={most} allViews={allViews} />
              ))}
            </tbody>
          </table>
          <footer>
            <Speed speed="fast" text={`${say(texts.upTo, { value: secondsOf(fastUpTo) })} ${texts.fast}`} />
            <Speed speed="fair" text={`${say(texts.upTo, { value: secondsOf(fairUpTo) })} ${texts.fair}`} />
            <Speed speed="slow" text={`${say(texts.over, { value: secondsOf(fairUpTo) })} ${texts.slow}`} />
            <span className="spacer" />
            <span className="wide-only">
              {say(texts.of, { pages: shown.length, allPages, views, allViews })}
            </span>
          </footer>
        </>
      )}
    </Measure>
  )
})

function PageRow({
  page,
  most,
  allViews,
}: {
  page: Analytics['topPages'][number]
  most: number
  allViews: number
}) {
  const { t, say } = useText()
  const change = changeOf(page.views, page.previousViews)
  const words = { fast: t.analytics.pages.fast, fair: t.analytics.pages.fair, slow: t.analytics.pages.slow }
  const speed = page.p75LoadMs === null ? null : speedOf(page.p75LoadMs)
  return (
    <tr>
      <th scope="row" title={page.path}>
        <bdi dir="ltr">{page.path}</bdi>
      </th>
      <td>
        <strong>
          <Figure text={formatNumber(page.views)} />
        </strong>
      </td>
      <td className="wide-only">
        <span className="share-bar" aria-hidden>
          <i style={{ inlineSize: `${(page.views / most) * 100}%` }} />
        </span>
        <span className="visually-hidden">{Math.round((page.views / Math.max(1, allViews)) * 100)}%</span>
      </td>
      <td className="wide-only">{change ? <Delta change={change} /> : <NoFigure />}</td>
      <td>
        {page.p75LoadMs === null || speed === null ? (
          <NoFigure />
        ) : (
          <span className="speed" data-speed={speed}>
            <Figure dir="auto" text={say(t.analytics.pages.seconds, { n: loadSeconds(page.p75LoadMs) })} />
            <span className="visually-hidden">{words[speed]}</span>
          </span>
        )}
      </td>
    </tr>
  )
}

function Speed({ speed, text }: { speed: 'fast' | 'fair' | 'slow'; text: string }) {
  return (
    <span className="speed" data-speed={speed}>
      {text}
    </span>
  )
}
