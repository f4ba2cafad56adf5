'use client'

import { Mark } from '@cyberluach/design/components/Mark'

import { useText } from '../../text/TextContext.tsx'
import { typeNameIn } from './type-name.ts'

/** An event's type: its mark and its name. */
export function EventType({ type }: { type: string }) {
  const { t } = useText()
  return (
    <span
      className="inline-flex items-center gap-1.25 text-(length:--text-xs) font-medium whitespace-nowrap text-(--on-type-soft)"
      data-type={type}
    >
      <Mark type={type} className="size-2.5 fill-(--type) forced-colors:fill-current" />
      {typeNameIn(t)(type)}
    </span>
  )
}
