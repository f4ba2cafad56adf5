import { CircleCheck } from 'lucide-react'
import type { MouseEvent } from 'react'

import { useIsSummaryMissing, useSummary, waitingOf, type Waiting } from '../../frame/summary.ts'
import { useFrame } from '../../frame/FrameContext.tsx'
import { panelId, type TabName } from '../../frame/tabs.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import { useAgo, useNow } from '../../ui/time.tsx'
import { Skeleton } from '../../ui/Layout.tsx'
import { Kbd } from '../../ui/marks.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

/** What waits for the team, before everything that is only to be known; each part leads to where it is dealt with. */
export function WaitingLine() {
  const { t } = useText()
  const summary = useSummary()
  const isMissing = useIsSummaryMissing()
  const { role } = useSession()
  const now = useNow(30_000)
  const waiting = summary && waitingOf(summary, new Date(now), role)

  return (
    <section className="flex min-h-control-sm flex-wrap items-center gap-2" aria-labelledby="waiting-title">
      <h2 className="me-1 font-semibold" id="waiting-title">
        {t.frame.waiting.title}
      </h2>
      {!waiting && !isMissing && <Skeleton width={220} height={16} />}
      {isMissing && <p className="text-ink-2">{t.frame.waiting.failed}</p>}
      {waiting?.length === 0 && (
        <p className="inline-flex items-center gap-1.5 text-ink-2">
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
          {t.frame.waiting.none}
        </p>
      )}
      {waiting && waiting.length > 0 && (
        <ul className="contents">
          {waiting.map((part, index) => (
            <li key={part.what}>
              <Part part={part} now={now} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Part({ part, now, isFirst }: { part: Waiting; now: number; isFirst: boolean }) {
  const { t, say } = useText()
  const { openTab } = useFrame()
  const ago = useAgo()
  const words = t.frame.waiting
  const oldest = part.what === 'events' && part.oldest
  const open = (event: MouseEvent, tab: TabName, of?: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openTab(tab, of)
    // What was clicked is hidden with its tab: the focus goes on to where it led.
    requestAnimationFrame(() => document.getElementById(panelId(tab))?.focus({ preventScroll: true }))
  }
  return (
    <ButtonLink
      size="sm"
      {...('tab' in part
        ? {
            href: part.part ? `#${part.tab}/${part.part}` : `#${part.tab}`,
            onClick: (event) => open(event, part.tab, part.part),
          }
        : { href: part.address })}
    >
      {oldest
        ? say(words.events, { n: part.n, ago: ago(Date.parse(oldest), now) })
        : say(words[part.what], { n: part.n })}
      {isFirst && <Kbd className="max-md:hidden">W</Kbd>}
    </ButtonLink>
  )
}
