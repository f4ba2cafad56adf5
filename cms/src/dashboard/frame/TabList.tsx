import type { Summary } from '@cyberluach/api/summary'
import { formatNumber } from '@cyberluach/i18n/format'
import { directionOfLocale } from '@cyberluach/i18n/locales'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { tv } from 'tailwind-variants/lite'

import { useText } from '../ui/text.tsx'
import { tabCount, type TabCount } from './summary.ts'
import { panelId, tabAfterKey, tabId, type TabName } from './tabs.ts'

const countLook = tv({
  base: 'inline-flex h-4.5 min-w-5 items-center justify-center rounded-full px-1.5 text-2xs leading-none font-semibold',
  variants: {
    kind: {
      pending: 'bg-warning-soft text-on-warning-soft',
      live: 'bg-success-soft text-on-success-soft',
      total: 'bg-active text-ink-2',
    },
  },
})

type Props = {
  tabs: readonly TabName[]
  current: TabName
  open: (tab: TabName) => void
  summary: Summary | undefined
}

/** The tabs, with one tab stop: arrow keys move in the direction of reading. */
export function TabList({ tabs, current, open, summary }: Props) {
  const { t, locale } = useText()
  const list = useRef<HTMLDivElement>(null)

  const counts = tabs.map((name) => summary && tabCount(name, summary)?.n).join()

  // Counts make the tabs wider, so that the open one may leave the view when they come.
  useEffect(() => {
    if (list.current) centreOpenTab(list.current)
  }, [current, locale, counts])

  const move = (event: KeyboardEvent) => {
    const next = tabAfterKey(current, event.key, directionOfLocale(locale), tabs)
    if (!next) return
    event.preventDefault()
    open(next)
    document.getElementById(tabId(next))?.focus()
  }

  return (
    <div
      ref={list}
      className="-mx-3 flex [scrollbar-width:none] gap-0.5 overflow-x-auto max-md:-mx-gutter max-md:scroll-px-10 max-md:px-1 [&::-webkit-scrollbar]:hidden"
      role="tablist"
      aria-label={t.tabs.label}
      onKeyDown={move}
    >
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          id={tabId(name)}
          className="relative flex h-control cursor-pointer items-center gap-1.75 border-0 bg-transparent px-3 py-0 text-base font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:rounded-[6px] focus-visible:-outline-offset-3 aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-3 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:rounded-t-[2px] aria-selected:after:bg-ink"
          role="tab"
          aria-selected={name === current}
          aria-controls={panelId(name)}
          tabIndex={name === current ? 0 : -1}
          onClick={() => open(name)}
        >
          {t.tabs[name]}
          {summary && <Count count={tabCount(name, summary)} />}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the list alone, never the page. */
function centreOpenTab(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected=true]')
  if (!tab) return
  const [place, frame] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollBy({ left: place.left + place.width / 2 - (frame.left + frame.width / 2) })
}

function Count({ count }: { count: TabCount | null }) {
  const { t, say } = useText()
  if (!count) return null
  return (
    <span className={countLook({ kind: count.kind })} data-kind={count.kind}>
      <bdi dir="ltr" aria-hidden>
        {formatNumber(count.n)}
      </bdi>
      <span className="sr-only">{say(t.frame.counts[count.kind], { n: count.n })}</span>
    </span>
  )
}
