import type { Coverage } from '@cyberluach/api/coverage'
import type { ReactNode } from 'react'
import { countryLabel, formatMonth, formatNumber } from '@cyberluach/i18n/format'
import { openAhead, type AheadFilter } from '../../../frame/ahead.ts'
import { useFrame } from '../../../frame/FrameContext.tsx'
import { Card, FailureLine } from '../../../ui/Layout.tsx'
import { useText } from '../../../ui/text.tsx'
import { Ago } from '../../../ui/time.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { NoFigure, ShareBar } from '../../../visits/figures.tsx'
import { ExpectedList } from './ExpectedList.tsx'
import { useAhead } from './use-ahead.ts'

/** What is ahead and what is missing in it: each figure leads to the events that it counts. */
export function AheadView() {
  const { t } = useText()
  const words = t.sources.coverage
  const { coverage, expected } = useAhead()
  const failed = [coverage, expected].find(({ error }) => error !== null)
  return (
    <>
      {failed && <FailureLine title={words.failed} updatedAt={failed.liveness.updatedAt} retry={failed.retry} />}
      {expected.data && <ExpectedList series={expected.data} />}
      {coverage.data && <Figures coverage={coverage.data} />}
    </>
  )
}

const shownCountries = 12

function Figures({ coverage }: { coverage: Coverage }) {
  const { t, say, locale } = useText()
  const words = t.sources.coverage
  const { ahead, months, kinds, countries, facts, sources, watched } = coverage
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
      <Panel title={words.months} remark={say(words.ahead, { n: ahead })}>
        <Counts
          rows={months.map(({ month, count }) => ({ name: formatMonth(locale, month), count, filter: { month } }))}
        />
      </Panel>
      <Panel title={words.facts} remark={words.factsRemark}>
        <ul>
          {facts.map(({ fact, count, of }) => (
            <Row key={fact} name={words.fact[fact]} part={count / Math.max(1, of)}>
              <Lead count={of - count} filter={{ lacks: fact }} label={say(words.lacking, { fact: words.fact[fact] })}>
                {say(words.share, { n: formatNumber(count), total: formatNumber(of) })}
              </Lead>
            </Row>
          ))}
        </ul>
      </Panel>
      <Panel title={words.kinds}>
        <Counts rows={kinds.map(({ type, count }) => ({ name: t.common.types[type], count, filter: { type } }))} />
      </Panel>
      <Panel title={words.countries}>
        <Counts
          rows={countries.slice(0, shownCountries).map(({ country, count }) => ({
            name: country === null ? words.noCountry : countryLabel(locale, country),
            count,
            filter: { country: country ?? 'none' },
          }))}
        />
      </Panel>
      <Panel title={words.sources}>
        <ul>
          {sources.map(({ id, name, readAt, changedAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1.5 last:border-0">
              <span className="min-w-0 wrap-anywhere">
                <UserText text={name} />
              </span>
              <span className="text-ink-3">
                {words.read}: {readAt ? <Ago iso={readAt} /> : <NoFigure />} · {words.changed}:{' '}
                {changedAt ? <Ago iso={changedAt} /> : <NoFigure />}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={words.watched}>
        <p>{say(words.listed, { n: formatNumber(watched.listed), total: formatNumber(watched.series) })}</p>
        {watched.israeli.length > 0 && (
          <>
            <h4 className="pt-2 font-semibold">{words.israeli}</h4>
            <ul>
              {watched.israeli.map(({ id, name }) => (
                <li key={id} className="py-1">
                  <UserText text={name} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </div>
  )
}

function Panel({ title, remark, children }: { title: string; remark?: string; children: ReactNode }) {
  return (
    <Card as="article" className="px-4 py-3">
      <h3 className="text-base font-semibold">
        {title} {remark && <span className="text-sm font-normal text-ink-3">{remark}</span>}
      </h3>
      <div className="pt-1.5">{children}</div>
    </Card>
  )
}

type Counted = { name: string; count: number; filter: AheadFilter }

/** Counts as bars, the longest of the most. */
function Counts({ rows }: { rows: readonly Counted[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ul>
      {rows.map(({ name, count, filter }) => (
        <Row key={name} name={name} part={count / most}>
          <Lead count={count} filter={filter} label={name}>
            {formatNumber(count)}
          </Lead>
        </Row>
      ))}
    </ul>
  )
}

function Row({ name, part, children }: { name: string; part: number; children: ReactNode }) {
  return (
    <li className="flex min-h-8 items-center gap-3">
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <ShareBar part={part} className="w-20" />
      <span className="w-20 text-start tabular-nums">{children}</span>
    </li>
  )
}

/** A figure that leads to the events which it counts; of none there is no list. */
function Lead({
  count,
  filter,
  label,
  children,
}: {
  count: number
  filter: AheadFilter
  label: string
  children: string
}) {
  const { openTab } = useFrame()
  if (count === 0) return children
  return (
    <button
      type="button"
      className="min-h-8 min-w-8 cursor-pointer border-0 bg-transparent p-0 text-start underline underline-offset-4 hover:text-ink-2 max-md:min-h-11 max-md:min-w-11"
      aria-label={`${children}, ${label}`}
      onClick={() => openAhead(openTab, filter)}
    >
      {children}
    </button>
  )
}
