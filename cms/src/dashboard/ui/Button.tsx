'use client'

import type { ReactNode } from 'react'

import type { PanelButtonLook } from './button-look.ts'
import { PlainButton } from './PlainButton.tsx'
import { Turning } from './Turning.tsx'

type Props = PanelButtonLook & {
  onClick: () => void
  children: ReactNode
  /** The whole name, where the visible words are not enough. */
  label?: string
  title?: string
  className?: string
  'data-part'?: string
  isDisabled?: boolean
  isRunning?: boolean
}

/** A button that keeps the focus while its action runs, and does nothing then. */
export function Button({
  onClick,
  children,
  label,
  isDisabled = false,
  isRunning = false,
  className,
  ...rest
}: Props) {
  const isIdle = !isDisabled && !isRunning
  return (
    <PlainButton
      className={className}
      aria-label={label}
      aria-disabled={!isIdle}
      aria-busy={isRunning || undefined}
      onClick={isIdle ? onClick : undefined}
      {...rest}
    >
      {isRunning && <Turning />}
      {children}
    </PlainButton>
  )
}
