import { eventPath } from '@cyberluach/core/events/event'
import type { Similar } from '@cyberluach/api/moderation'
import { localePath, textIn } from '@cyberluach/i18n/locales'
import { Columns2, CopyCheck } from 'lucide-react'
import { Alert } from '../../ui/Layout.tsx'
import { useAgo, useNow } from '../../ui/time.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useText } from '../../ui/text.tsx'
import { focusRow } from '../../ui/focus.ts'

/** Without a comma before the last. */
const listStyles = { en: 'en-GB', he: 'he' } as const

type Props = {
  similar: Similar
  isBusy: boolean
  rejectAsDuplicate: () => void
  /** Opens another row. */
  show: (id: string) => void
}

/** What a submission may repeat, an event or another that waits, and in what it is alike. A hint, never a decision. */
export function SimilarAlert({ similar, isBusy, rejectAsDuplicate, show }: Props) {
  const { t, say, locale } = useText()
  const ago = useAgo()
  const now = useNow(30_000)
  const words = t.queues.similar
  const title = textIn(locale, similar.title, similar.titleHe)
  const alike = likenesses(similar).map((likeness) => words[likeness])
  const list = new Intl.ListFormat(listStyles[locale], { type: 'conjunction' }).format(alike)

  const showOther = (id: string) => {
    show(id)
    focusRow(id)
  }

  const actions = (
    <>
      {similar.eventId && (
        <ButtonLink
          icon={Columns2}
          kind="inherit"
          size="xs"
          isTallOnPhone
          href={localePath(locale, eventPath(similar.eventId))}
          target="_blank"
          rel="noopener"
        >
          {words.compare}
          <span className="sr-only">, {t.details.newTab}</span>
        </ButtonLink>
      )}
      {similar.waitingId && isListed(similar.waitingId) && (
        <Button
          icon={Columns2}
          kind="inherit"
          size="xs"
          isTallOnPhone
          onClick={() => showOther(similar.waitingId ?? '')}
        >
          {words.showOther}
        </Button>
      )}
      <Button kind="inherit" size="xs" isTallOnPhone isDisabled={isBusy} onClick={rejectAsDuplicate}>
        {words.reject}
      </Button>
    </>
  )
  return (
    <Alert kind="warning" role="note" icon={CopyCheck} actions={actions} className="mb-2">
      <strong className="font-semibold">{words.title}</strong>{' '}
      {say(similar.eventId ? words.approved : words.waiting, {
        ago: ago(Date.parse(similar.since), now),
        title,
      })}{' '}
      {alike.length > 0 && say(words.same, { list })} {similar.similarTitle && words.likeTitle}
    </Alert>
  )
}

/** A filter may have left it out. */
function isListed(id: string): boolean {
  return document.querySelector(`[data-row="${CSS.escape(id)}"]`) !== null
}

export type Likeness = 'day' | 'place' | 'link'

/** In what a submission and an event are the same; that their titles are alike is said apart. */
export function likenesses({ sameDay, samePlace, sameLinkHost }: Similar): Likeness[] {
  const found: [Likeness, boolean][] = [
    ['day', sameDay],
    ['place', samePlace],
    ['link', sameLinkHost],
  ]
  return found.filter(([, isSame]) => isSame).map(([likeness]) => likeness)
}
