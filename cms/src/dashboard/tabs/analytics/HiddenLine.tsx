'use client'

import { EyeOff } from 'lucide-react'

import { Button } from '../../ui/Button.tsx'
import { useText } from '../../text/TextContext.tsx'

/** Says that something is left out, so that nobody misses it without knowing why. */
export function HiddenLine({ count, showAll }: { count: number; showAll: () => void }) {
  const { t, say } = useText()
  return (
    <p className="flex items-center gap-2.25 text-ink-2">
      <EyeOff size={16} strokeWidth={1.75} aria-hidden />
      {say(t.analytics.filter.hidden, { n: count })}
      <Button size="xs" onClick={showAll}>
        {t.analytics.filter.showAll}
      </Button>
    </p>
  )
}
