'use client'

import type { ManagedEvent } from '@cyberluach/api/managed-events'
import { formerDatesOf } from '@cyberluach/i18n/event-words'

import { useText } from '../../text/TextContext.tsx'

/** When a moved event was to be before. */
export function FormerDays({ event }: { event: ManagedEvent }) {
  const { t, say, locale } = useText()
  const dates = formerDatesOf(locale, event)
  return dates && <p className="mt-1 text-ink-2">{say(t.events.former, { dates })}</p>
}
