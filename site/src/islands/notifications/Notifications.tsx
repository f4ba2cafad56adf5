import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { bell } from '../../icons/paths.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { NotificationLink, type ShownNotification } from './NotificationLink.tsx'

type Props = {
  notes: ShownNotification[]
  texts: { bell: string; title: string; empty: string }
}

const id = 'notifications'

/** The bell and its panel: a popover of the browser's own, which opens and closes without scripts too. */
export function Notifications(props: Props) {
  return (
    <ErrorBoundary>
      <BellAndPanel {...props} />
    </ErrorBoundary>
  )
}

function BellAndPanel({ notes, texts }: Props) {
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = notes.length

  // It may have been opened before the scripts came.
  useLayoutEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), [])

  return (
    <>
      <button
        className="button button-ghost button-icon bell"
        type="button"
        popoverTarget={id}
        aria-label={texts.bell}
        title={texts.bell}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => currentTarget.focus()}
      >
        <Icon path={bell} />
        {count > 0 && <span className="bell-count num">{count}</span>}
      </button>
      <section
        ref={panel}
        className="notifications"
        id={id}
        popover="auto"
        aria-labelledby="notifications-title"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className="notifications-head">
          <h2 id="notifications-title">{texts.title}</h2>
          {count > 0 && (
            <span className="notifications-count num" aria-hidden="true">
              {count}
            </span>
          )}
        </div>
        {count > 0 ? (
          <ul>
            {notes.map((note) => (
              <NotificationLink key={note.id} note={note} />
            ))}
          </ul>
        ) : (
          <p className="notifications-none">
            <Icon path={bell} />
            {texts.empty}
          </p>
        )}
      </section>
    </>
  )
}
