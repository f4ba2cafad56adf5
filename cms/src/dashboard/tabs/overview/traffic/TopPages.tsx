import type { Analytics } from '@cyberluach/api/analytics'
import { formatNumber } from '@cyberluach/i18n/format'
import { memo, type ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

import { useText } from '../../../ui/text.tsx'
import {
  ShareBar,
  Figure,
  NoFigure,
  countChange,
  fairUpTo,
  fastUpTo,
  loadSeconds,
  shareOf,
  speedOf,
} from '../../../visits/figures.tsx'
import { LatinText } from '../../../ui/UserText.tsx'
import { Delta, StatContent, StatCard, StatCaption } from './StatCard.tsx'

type Props = { pages: Analytics['topPages']; allPages: number; allViews: number }

const mostShown = 8

const columns = [
  { name: 'page' },
  { name: 'views', className: 'w-21' },
  { name: 'share', className: 'w-42.5 max-md:hidden' },
  { name: 'change', className: 'w-23 max-md:hidden' },
  { name: 'load', className: 'w-27 md:w-29.5' },
] as const satisfies { name: string; className?: string }[]

const row = tv({
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
                className={row({ className: '*:h-8 *:text-(length:--text-xs) *:font-medium *:text-ink-3' })}
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
            <span className="max-md:hidden">
              {say(texts.of, { pages: shown.length, allPages, views, allViews })}
            </span>
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
    <tr className={row({ className: 'last:border-b-0 hover:bg-hover/55 *:h-10' })}>
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
