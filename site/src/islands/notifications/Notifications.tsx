import { Button } from '@cyberluach/design/components/Button'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { bell } from '../../icons/paths.ts'
import { Count } from '../Count.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'

type Props = {
  /** What the bell is called, which tells how many there are. */
  label: string
  count: number
  /** The panel, which nothing changes. */
  children?: ReactNode
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

function BellAndPanel({ label, count, children }: Props) {
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)

  // It may have been opened before the scripts came.
  useLayoutEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), [])

  return (
    <>
      <Button
        kind="ghost"
        isIcon
        className="relative"
        popoverTarget={id}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => currentTarget.focus()}
      >
        <Icon path={bell} />
        {count > 0 && <Count kind="corner" n={count} />}
      </Button>
      <section
        ref={panel}
        className="start-auto end-[max(var(--spacing-gutter),(100vw-var(--container-page))/2+var(--spacing-gutter))] top-[calc(var(--header)+0.25rem)] bottom-auto max-h-[calc(100dvh-var(--header)-2rem)] w-90 overflow-auto overscroll-contain rounded-lg border border-line-strong bg-raised text-ink shadow-3 [--header:var(--spacing-header)] open:animate-appear max-md:inset-x-gutter max-md:w-auto max-md:[--header:var(--spacing-header-mobile)]"
        id={id}
        popover="auto"
        aria-labelledby="notifications-title"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {children}
      </section>
    </>
  )
}
