import { CallError } from '@cyberluach/api/client'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { Skeleton } from '@cyberluach/design/components/Skeleton'
import { Button } from '@cyberluach/design/components/Button'
import { useCallback, useEffect, useState } from 'react'
import { readEvent } from '../../stores/reads.ts'
import { forgetSaved } from '../../stores/saved-events.ts'
import { DialogFrame, DialogTitle } from './DialogFrame.tsx'
import { EventDialog, titleId } from './EventDialog.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'

type Found =
  | { kind: 'waiting' }
  | { kind: 'event'; event: CalendarEvent; now: string }
  | { kind: 'gone' }
  | { kind: 'failed' }

type Props = { id: string; heading: string; setting: DialogSetting; onClose: () => void }

/** Reads the event, and says so while that takes a moment or when it cannot be. */
export function EventLoader({ id, heading, setting, onClose }: Props) {
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
