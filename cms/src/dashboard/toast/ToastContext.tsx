'use client'

import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'

import { takeHandedToast } from '../../session/handed-toast.ts'
import type { ShownToast, Toast } from './toast.ts'
import { ToastRegion } from './ToastRegion.tsx'

const ToastContext = createContext<((toast: Toast) => void) | null>(null)

/** One message at a time: a new one takes the place of the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null)
  const show = useCallback((toast: Toast) => {
    setShown((before) => ({ ...toast, showing: numberAfter(before, toast) }))
  }, [])
  const close = useCallback(() => setShown(null), [])

  useEffect(() => {
    const handed = takeHandedToast(sessionStorage)
    if (handed) show({ kind: 'done', ...handed })
  }, [show])

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toast={shown} close={close} />
    </ToastContext>
  )
}

/** Work that goes on keeps its number, so that the same message moves on in its place. */
function numberAfter(before: ShownToast | null, toast: Toast): number {
  if (before?.kind === 'working' && toast.kind === 'working') return before.showing
  return (before?.showing ?? 0) + 1
}

export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast outside of ToastProvider')
  return show
}
