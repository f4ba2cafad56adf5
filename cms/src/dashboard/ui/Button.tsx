'use client'

import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  onClick: () => void
  children: ReactNode
  /** `primary`, `danger`, `small` and the like. */
  look?: string
  /** The whole name, where the visible words are not enough. */
  label?: string
  title?: string
  isDisabled?: boolean
  isRunning?: boolean
}

/** A button that keeps the focus while its action runs, and does nothing then. */
export function Button({
  onClick,
  children,
  look = '',
  label,
  title,
  isDisabled = false,
  isRunning = false,
}: Props) {
  const isIdle = !isDisabled && !isRunning
  return (
    <button
      type="button"
      className={`button ${look}`}
      aria-label={label}
      title={title}
      aria-disabled={!isIdle}
      aria-busy={isRunning || undefined}
      onClick={isIdle ? onClick : undefined}
    >
      {isRunning && <LoaderCircle className="spinning" size={16} strokeWidth={1.75} aria-hidden />}
      {children}
    </button>
  )
}
