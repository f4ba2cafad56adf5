'use client'

import { useEffect, useRef } from 'react'

import { useText } from '../text/TextContext.tsx'
import type { ShownToast } from './toast.ts'
import { panelToast } from './toast-look.ts'
import { ToastCard } from './ToastCard.tsx'

const look = panelToast()

/** Where messages appear; always there, so that screen readers hear what comes. F8 moves the focus to it. */
export function ToastRegion({ toast, close }: { toast: ShownToast | null; close: () => void }) {
  const { t } = useText()
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.code === 'F8') region.current?.querySelector<HTMLElement>('[data-part=toast]')?.focus()
    }
    document.addEventListener('keydown', focusOnF8)
    return () => document.removeEventListener('keydown', focusOnF8)
  }, [])

  return (
    <div ref={region} className={look.area()} role="region" aria-label={t.toasts.label} aria-live="polite">
      {toast && <ToastCard key={toast.showing} toast={toast} close={close} />}
    </div>
  )
}
