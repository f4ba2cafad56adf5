'use client'

import { createContext, use, useCallback, useState, type ReactNode } from 'react'

import { ToastRegion } from './ToastRegion.tsx'

export type Toast = { kind: 'done' | 'failed'; title: string; text?: string }

/** Each showing has a number, so that the same message shown twice starts its time again. */
export type ShownToast = Toast & { showing: number }

const ToastContext = createContext<((toast: Toast) => void) | null>(null)

/** One message at a time: a new one takes the place of the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null)
  const show = useCallback((toast: Toast) => {
    setShown((before) => ({ ...toast, showing: (before?.showing ?? 0) + 1 }))
  }, [])
  const close = useCallback(() => setShown(null), [])

  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toast={shown} close={close} />
    </ToastContext>
  )
}

export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast outside of ToastProvider')
  return show
}
