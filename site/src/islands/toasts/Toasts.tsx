import { useToastCard } from '@cyberluach/design/hooks/use-toast-card'
import { useTopLayer } from '@cyberluach/design/hooks/use-top-layer'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { $toast, showToast, hideToast } from '../../stores/toast.ts'
import { takeHandedToast, type HandedToast } from '@cyberluach/core/site/handed-toast'
import { island } from '../ErrorBoundary.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { cross, done, warning } from '../../icons/paths.ts'
import { toast } from '@cyberluach/design/variants/toast'
import { tv } from 'tailwind-variants/lite'

type Props = {
  /** The area's name for assistive technology. */
  region: string
  close: string
}

/** The one message that is shown, at the end of the page and above everything that is open. */
export const Toasts = island(MessageArea)

function MessageArea({ region, close }: Props) {
  const toast = useStore($toast, { ssr: 'initial' })
  const { place, area, isReady } = useTopLayer(toast)
  const shown = isReady ? toast : null

  useEffect(() => {
    const handed = takeHandedToast(sessionStorage)
    if (handed) showToast(handed)
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

type ToastCardProps = { toast: HandedToast; close: string }

function ToastCard({ toast: { kind, title, text }, close }: ToastCardProps) {
  const look = siteToast({ kind })
  return (
    <div {...useToastCard({ close: hideToast })} className={look.card()}>
      <Icon path={kind === 'success' ? done : warning} className={look.icon()} />
      <div className={look.words()}>
        <b className={look.title()}>{title}</b>
        {text && <p className={look.text()}>{text}</p>}
      </div>
      <button type="button" className={look.close()} aria-label={close} onClick={hideToast}>
        <Icon path={cross} />
      </button>
    </div>
  )
}

export const siteToast = tv({
  extend: toast,
  slots: {
    area: [
      'pointer-events-none end-gutter bottom-[max(1rem,env(safe-area-inset-bottom))]',
      'w-[min(30rem,calc(100vw-2*var(--spacing-gutter)))] print:hidden',
      // In a dialog, above its fixed footer: the way on stays free.
      '[dialog>&]:bottom-[calc(3vh+6rem)] max-md:[dialog>&]:bottom-32',
    ],
    card: [
      'pointer-events-auto grid grid-cols-[auto_1fr_auto] gap-3 rounded-lg border py-3.5 ps-4 pe-2 text-base shadow-3',
      'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
    ],
    text: 'text-sm',
    close: '-my-2 size-control rounded-md',
  },
  variants: {
    kind: {
      success: {
        card: 'border-line-strong bg-raised text-ink',
        text: 'text-ink-2',
        close: 'text-ink-2 hover:bg-hover hover:text-ink',
      },
      danger: { card: 'border-danger bg-danger-soft text-on-danger-soft', close: 'hover:bg-danger/16' },
      working: {},
    },
  },
})
