'use client'

import { Button as PlainButton } from '@cyberluach/design/components/Button'
import type { ButtonLook } from '@cyberluach/design/variants/button'
import type { ReactNode } from 'react'

import { Turning } from './Turning.tsx'

type Props = ButtonLook & {
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
  size = 'sm',
  className = '',
  ...rest
}: Props) {
  const isIdle = !isDisabled && !isRunning
  return (
    <PlainButton
      size={size}
      className={`button ${className}`}
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
