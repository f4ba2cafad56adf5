import { formatNumber } from '@cyberluach/i18n/format'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import { Button } from '../ui/Button.tsx'
import { useText } from '../ui/text.tsx'
import { pageSize } from './use-list-page.ts'

type Props = {
  page: number
  /** How many stand on it. */
  count: number
  total: number
  /** Whether there are more than these. */
  isMore: boolean
  isReading: boolean
  turnTo: (page: number) => void
}

/** Which of all are shown, and the way to the others. */
export function Pager({ page, count, total, isMore, isReading, turnTo }: Props) {
  const { t, say, locale } = useText()
  const words = t.events
  const isLast = isMore ? count < pageSize : (page + 1) * pageSize >= total
  const [Back, On] = locale === 'he' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight]
  const from = page * pageSize + 1
  const to = from + count - 1
  const shown = { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) }
  return (
    <nav className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5" aria-label={words.pages}>
      <span className="text-(length:--text-xs) text-ink-3" role="status">
        {count > 0 && say(isMore ? words.shownOfMore : words.shown, shown)}
      </span>
      <span className="flex-1" />
      <Button icon={Back} isTallOnPhone isDisabled={page === 0 || isReading} onClick={() => turnTo(page - 1)}>
        {words.previous}
      </Button>
      <Button isTallOnPhone isDisabled={isLast || isReading} onClick={() => turnTo(page + 1)}>
        {words.next}
        <On />
      </Button>
    </nav>
  )
}
