'use client'

import type { Reply } from '@cyberluach/api/messages'

import { Button } from '../../../ui/Button.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { formatMoment } from '../../../text/format.ts'
import { useText } from '../../../text/TextContext.tsx'
import { Prose } from '../Prose.tsx'

type Props = { replies: readonly Reply[]; isRunning: boolean; sendAgain: (mail: string) => Promise<void> }

/** How a mail stands, in the colours of the queues. */
const colours = {
  queued: 'pending',
  sent: 'approved',
  failed: 'rejected',
  kept: 'pending',
  skipped: 'rejected',
} as const

/** What was answered, by whom and when, and whether it went. */
export function ReplyList({ replies, isRunning, sendAgain }: Props) {
  const { t, say, locale, timeZone } = useText()
  const words = t.queues.replies
  return (
    <section className="mt-4 border-t border-line pt-3.5">
      <h4 className="mb-2.5 font-semibold">{words.title}</h4>
      <ol className="m-0 grid list-none gap-4 p-0">
        {replies.map(({ id, at, by, subject, text, status, error }) => (
          <li key={id} className="border-s-3 border-line ps-3">
            <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
              <StatusBadge status={colours[status]}>{words.statuses[status]}</StatusBadge>
              {say(words.by, { name: by ?? '', time: formatMoment(locale, at, timeZone) })}
            </p>
            <p className="mb-1 font-medium">
              <UserText text={subject} />
            </p>
            <Prose text={text} />
            {error && (
              <p className="mt-1 text-xs text-on-danger-soft" dir="ltr">
                {error}
              </p>
            )}
            {(status === 'failed' || status === 'kept') && (
              <Button
                size="sm"
                className="mt-2 max-md:min-h-control"
                isRunning={isRunning}
                onClick={() => void sendAgain(id)}
              >
                {words.again}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
