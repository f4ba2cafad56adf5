import type { CalendarEvent } from '@cyberluach/core/events/event'
import { useStore } from '@nanostores/react'
import { useEffect, useState, useCallback } from 'react'
import { browserAddressBar } from '../../stores/address-bar.ts'
import { cameFromPage, createOpenEventStore } from '../../stores/open-event.ts'
import { island } from '../ErrorBoundary.tsx'
import { EventDialog, titleId } from './EventDialog.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'
import { readEvent } from '../../stores/reads.ts'
import { isPlainClick } from '../plain-click.ts'
import { CallError } from '@cyberluach/api/client'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { Skeleton } from '@cyberluach/design/components/Skeleton'
import { Button } from '@cyberluach/design/components/Button'
import { forgetSaved } from '../../stores/saved-events.ts'
import { DialogFrame, DialogTitle } from './DialogFrame.tsx'

/** The event that the address names, as the server shows it open. */
export type RequestedEvent = {
  event: CalendarEvent
  /** When the server rendered, as ISO 8601. */
  now: string
  /** The page behind it, where closing stays. */
  closeHref: string
}

type Props = DialogSetting & { asked: RequestedEvent | null | undefined }

const { $open, open, close, follow } = createOpenEventStore(browserAddressBar)
let opener: HTMLElement | null = null

// With the module and not with the first rendering: the click that woke the island is repeated by then.
if (!import.meta.env.SSR) {
  onEventLink((id, link) => {
    opener = link
    open({ id, heading: link.title || link.textContent })
  })
}

/** The event that stands open over the page: the one that the address named first, or whose link was followed. */
export const OpenEvent = island(EventOverPage)

function EventOverPage({ asked, ...setting }: Props) {
  const opened = useStore($open, { ssr: 'initial' })
  const [first, setFirst] = useState(asked)

  useEffect(follow, [])

  useEffect(
    () =>
      $open.listen((event) => {
        if (event) return
        opener?.focus()
        opener = null
      }),
    [],
  )

  if (opened) return <EventLoader key={opened.id} {...opened} setting={setting} onClose={close} />
  if (!first) return null
  const leave = () => {
    // In a tab of its own there is nothing to go back to.
    if (history.length > 1 && cameFromPage(document.referrer, location.href)) return history.back()
    history.replaceState(null, '', first.closeHref)
    setFirst(null)
  }
  return <EventDialog {...first} setting={setting} onClose={leave} />
}

/** A pointer that rests on an event this long will probably open it. */
const intent = 80

/** From now on links to events call back, wherever on the page they are; an event is read when someone is about to. */
export function onEventLink(open: (id: string, link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const prepare = ({ target, type }: Event) => {
    clearTimeout(timer)
    const link = eventLink(target)
    if (link) timer = setTimeout(() => readAhead(link), type === 'pointerover' ? intent : 0)
  }
  document.addEventListener('pointerover', prepare)
  document.addEventListener('pointerdown', prepare)
  document.addEventListener('focusin', prepare)

  document.addEventListener('click', (event) => {
    const link = eventLink(event.target)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    open(link.dataset.event ?? '', link)
  })

  const pointedAt = document.querySelector<HTMLAnchorElement>('a[data-event]:is(:hover, :focus)')
  if (pointedAt) readAhead(pointedAt)
}

function readAhead(link: HTMLElement): void {
  readEvent(link.dataset.event ?? '').catch((reason: unknown) => console.warn('Nothing was read ahead.', reason))
}

function eventLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-event]') : null
}

type Found =
  | { kind: 'waiting' }
  | { kind: 'event'; event: CalendarEvent; now: string }
  | { kind: 'gone' }
  | { kind: 'failed' }

type EventLoaderProps = { id: string; heading: string; setting: DialogSetting; onClose: () => void }

/** Reads the event, and says so while that takes a moment or when it cannot be. */
export function EventLoader({ id, heading, setting, onClose }: EventLoaderProps) {
  const [found, setFound] = useState<Found>({ kind: 'waiting' })
  const load = useCallback(() => {
    let isCurrent = true
    setFound({ kind: 'waiting' })
    readEvent(id)
      .then((event): Found => ({ kind: 'event', event, now: new Date().toISOString() }))
      .catch((reason: unknown): Found => ({ kind: isGone(reason) ? 'gone' : 'failed' }))
      .then((result) => {
        if (result.kind === 'gone') forgetSaved(id)
        if (isCurrent) setFound(result)
      })
    return () => {
      isCurrent = false
    }
  }, [id])

  useEffect(load, [load])

  if (found.kind === 'event') {
    return <EventDialog event={found.event} setting={setting} now={found.now} onClose={onClose} />
  }
  const { dialog, loading, retry } = setting.texts
  const title = found.kind === 'gone' ? dialog.notFound : heading || dialog.label
  return (
    <DialogFrame
      key={found.kind}
      titleId={titleId}
      closeLabel={dialog.close}
      onClose={onClose}
      header={
        <DialogTitle id={titleId} dir={directionOf(title)}>
          {title}
        </DialogTitle>
      }
    >
      {found.kind === 'waiting' && (
        <div aria-busy="true">
          <span className="sr-only">{loading}</span>
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} className="mt-3 h-3 rounded-xs" />
          ))}
        </div>
      )}
      {found.kind === 'failed' && (
        <>
          <p role="alert">{dialog.detailsFailed}</p>
          <Button className="mt-4" onClick={load}>
            {retry}
          </Button>
        </>
      )}
    </DialogFrame>
  )
}

function isGone(reason: unknown): boolean {
  return reason instanceof CallError && reason.status === 404
}
