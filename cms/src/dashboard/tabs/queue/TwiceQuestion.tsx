'use client'

import { Check, Copy } from 'lucide-react'

import { useText } from '../../text/TextContext.tsx'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import type { Submission } from './submission.ts'
import type { SimilarBySubmission } from './use-similar.ts'

/** Two that wait, and look like one event; the first names them. */
export type Pair = readonly [Submission, Submission]

/** The pairs that were chosen together, each once. */
export function pairsAmong(chosen: readonly Submission[], similar: SimilarBySubmission): Pair[] {
  const pending = new Map(chosen.filter(({ status }) => status === 'pending').map((one) => [one.id, one]))
  const pairs = new Map<string, Pair>()
  for (const one of pending.values()) {
    for (const { waitingId } of similar.get(one.id) ?? []) {
      const other = pending.get(waitingId ?? '')
      if (other) pairs.set([one.id, other.id].toSorted().join(), [one, other])
    }
  }
  return [...pairs.values()]
}

type Props = { pairs: readonly Pair[]; approve: () => void; close: () => void }

/** Asks once before what looks like one event is published twice. */
export function TwiceQuestion({ pairs, approve, close }: Props) {
  const { t, say } = useText()
  const words = t.queues.similar.ask
  const title = pairs[0]?.[0].title ?? ''
  const icon = <Check size={16} strokeWidth={1.75} aria-hidden />
  return (
    <AlertDialog
      isOpen={pairs.length > 0}
      title={words.title}
      text={pairs.length > 1 ? say(words.textOfMany, { n: pairs.length, title }) : say(words.text, { title })}
      icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
      keep={words.keep}
      act={words.act}
      actIcon={icon}
      confirm={async () => {
        approve()
        return true
      }}
      close={close}
    />
  )
}
