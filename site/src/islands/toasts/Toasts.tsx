import { useTopLayer } from '@cyberluach/design/hooks/use-top-layer'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { $toast, showToast } from '../../stores/toast.ts'
import { takeToast } from '../../stores/toast-handover.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { ToastCard } from './ToastCard.tsx'
import { siteToast } from './toast-look.ts'

type Props = {
  /** The area's name for assistive technology. */
  region: string
  close: string
}

/** The one message that is shown, at the end of the page and above everything that is open. */
export function Toasts(props: Props) {
  return (
    <ErrorBoundary>
      <MessageArea {...props} />
    </ErrorBoundary>
  )
}

function MessageArea({ region, close }: Props) {
  const toast = useStore($toast, { ssr: 'initial' })
  const { place, area, isReady } = useTopLayer(toast)
  const shown = isReady ? toast : null

  useEffect(() => {
    const kept = takeToast(sessionStorage)
    if (kept) showToast(kept)
  }, [])

  const message = shown && <ToastCard toast={shown} close={close} />
  const markup = (
    <section ref={area} className={siteToast().area()} popover="manual" aria-label={region}>
      <div role="status">{shown?.kind === 'success' && message}</div>
      <div role="alert">{shown?.kind === 'danger' && message}</div>
    </section>
  )
  return place ? createPortal(markup, place) : markup
}
