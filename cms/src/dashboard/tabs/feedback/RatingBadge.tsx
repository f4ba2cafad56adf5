'use client'

import { highestRating } from '@cyberluach/core/messages/feedback'
import { Star } from 'lucide-react'

import { useText } from '../../text/TextContext.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { toneOf } from './response.ts'

/** The overall rating, `n/5`; a dash where none can be read. */
export function RatingBadge({ rating }: { rating: number | null }) {
  const { t, say } = useText()
  if (rating === null) return <span className="text-ink-2">–</span>
  return (
    <Badge
      kind="status"
      size="md"
      data-status={toneOf(rating)}
      role="img"
      aria-label={say(t.queues.feedback.rating, { n: rating })}
    >
      <Star size={13} fill="currentColor" strokeWidth={0} aria-hidden />
      <bdi dir="ltr">
        {rating}/{highestRating}
      </bdi>
    </Badge>
  )
}
