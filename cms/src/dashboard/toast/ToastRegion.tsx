'use client'

import { useTopLayer } from '@cyberluach/design/hooks/use-top-layer'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { useText } from '../text/TextContext.tsx'
import type { ShownToast } from './toast.ts'
import { panelToast } from './toast-look.ts'
import { ToastCard } from './ToastCard.tsx'

const look = panelToast()

/** Where messages appear; always there, so that screen readers hear what comes. F8 moves the focus to it. */
export function ToastRegion({ toast, close }: { toast: ShownToast | null; close: () => void }) {
  const { t } = useText()
  const { place, area, isReady } = useTopLayer(toast?.showing ?? null)

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.code === 'F8') area.current?.querySelector<HTMLElement>('[data-part=toast]')?.focus()
    }
    document.addEventListener('keydown', focusOnF8)
    return () => document.removeEventListener('keydown', focusOnF8)
  }, [area])

  const markup = (
    <section
      ref={area}
      className={look.area()}
      popover="manual"
      aria-label={t.toasts.label}
      aria-live="polite"
    >
      {isReady && toast && <ToastCard key={toast.showing} toast={toast} close={close} />}
    </section>
  )
  return place ? createPortal(markup, place) : markup
}
