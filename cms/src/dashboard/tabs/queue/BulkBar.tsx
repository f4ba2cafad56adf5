import { Check, Download, Trash2, X, Copy } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { Kbd, type Icon } from '../../ui/marks.tsx'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../ui/text.tsx'
import { concernedBy, type Decision } from './decision.ts'
import type { QueueWords } from './definition.ts'
import type { Submission } from '../../submission.ts'
import { isRefusal, reasonText } from '../../../session/session.ts'
import { useIsMailOff } from '../../frame/polling.ts'
import { useToast } from '../../ui/Toast.tsx'
import { storeReason } from './RejectPopover.tsx'
import { partsOf } from './queue-state.ts'
import { failureTitle, tellsOrganizer, type useDecisions } from './use-decisions.ts'
import { AlertDialog } from '../../ui/Dialog.tsx'
import type { SimilarBySubmission } from './use-queue.ts'

type Props = {
  RejectIcon: Icon
  words: Pick<QueueWords, 'approve' | 'reject'>
  selected: readonly Submission[]
  isBusy: boolean
  approve: () => void
  reject: (beside: HTMLElement | null) => void
  exportRows: () => void
  remove: () => void
  clear: () => void
}

/** What can be done with all selected rows at once. Where only some of them still wait, it says how many. */
export function BulkBar({ RejectIcon, words, selected, isBusy, approve, reject, exportRows, remove, clear }: Props) {
  const { t, say } = useText()
  if (selected.length === 0) return null
  const pending = concernedBy('approve', selected).length
  const isMixed = pending > 0 && pending < selected.length
  const ofThem = isMixed ? <bdi>({pending})</bdi> : null
  const besides = () => document.querySelector<HTMLElement>('[data-part=reject-all]')

  return (
    <div
      className="sticky bottom-4 z-sticky flex max-w-full items-center gap-2 self-center rounded-lg bg-action p-2 text-on-action shadow-3 max-md:bottom-2 max-md:flex-wrap max-md:justify-between max-md:gap-0.5 max-md:self-stretch max-md:p-1.5"
      role="group"
      aria-label={t.queues.selectionActions}
    >
      <strong
        className="font-semibold whitespace-nowrap max-md:basis-[calc(100%-4rem)] max-md:px-1.5 md:border-e md:border-on-action/22 md:ps-2.5 md:pe-3"
        role="status"
      >
        {say(t.queues.selected, { n: selected.length })}
      </strong>
      <Action icon={Check} isDisabled={isBusy || pending === 0} act={approve}>
        <span>{words.approve}</span> {ofThem}
      </Action>
      <Action
        icon={RejectIcon}
        data-part="reject-all"
        isDisabled={isBusy || pending === 0}
        act={() => reject(besides())}
      >
        <span>{words.reject}</span> {ofThem}
      </Action>
      <Action icon={Download} isDisabled={isBusy} act={exportRows} label={t.queues.export}>
        <span className="max-md:hidden">{t.queues.export}</span>
      </Action>
      <Action icon={Trash2} isDisabled={isBusy} act={remove} label={t.decision.delete}>
        <span className="max-md:hidden">{t.decision.delete}</span>
      </Action>
      <Action isBesideCount isDisabled={isBusy} act={clear} label={t.queues.clearSelection}>
        <X className="md:hidden" />
        <span className="max-md:hidden">{t.queues.clearSelection}</span>
        <Kbd on="bar" className="max-md:hidden">
          Esc
        </Kbd>
      </Action>
    </div>
  )
}

type ActionProps = {
  act: () => void
  /** On phones, where the others stand below. */
  isBesideCount?: boolean
  isDisabled: boolean
  'data-part'?: string
  label?: string
  icon?: Icon
  children: ReactNode
}

function Action({ act, isBesideCount = false, ...rest }: ActionProps) {
  return (
    <Button
      kind="inverse"
      className={`max-md:min-h-control max-md:min-w-control max-md:gap-1 max-md:px-1.5 ${isBesideCount ? '' : 'max-md:order-1'}`}
      onClick={act}
      {...rest}
    />
  )
}

/** So many go in one request: few enough that one says soon how far it is. */
const atOnce = 50
const quietFor = 1000

/**
 * Decides about many: fifty in a request, and one message when all are answered. After a second it says how far it is. A
 * refused token ends it.
 */
export function useBulk(
  { decideTogether, ready, readAgain, offerUndo }: ReturnType<typeof useDecisions>,
  words: QueueWords,
) {
  const { t, say } = useText()
  const showToast = useToast()
  const isMailOff = useIsMailOff()
  const [isRunning, setRunning] = useState(false)

  const decideAll = useCallback(
    async (submissions: readonly Submission[], decision: Decision): Promise<void> => {
      const concerned = concernedBy(decision.kind, submissions)
      if (concerned.length === 0 || isRunning) return
      const settled: Submission[] = []
      for (const one of concerned) {
        const found = decision.kind === 'approve' ? await ready(one) : one
        if (!found) return
        settled.push(found)
      }
      if (decision.kind === 'reject') storeReason(decision.notes, t.decision.reasons)
      const reasons: unknown[] = []
      let carriedOut = 0
      const changed = new Map<string, Submission | null>()
      const startedAt = performance.now()
      const begunAt = Date.now()
      const report = () => {
        if (performance.now() - startedAt < quietFor) return
        const answered = carriedOut + reasons.length
        const title = say(words.bulk.working[decision.kind], { n: answered, total: concerned.length })
        showToast({ kind: 'working', title, progress: answered / concerned.length })
      }
      const first = setTimeout(report, quietFor)
      setRunning(true)
      for (const part of partsOf(settled, atOnce)) {
        const { changes, reasons: failed } = await decideTogether(part, decision)
        for (const [id, record] of changes) changed.set(id, record)
        reasons.push(...failed)
        carriedOut += part.length - failed.length
        if (failed.some(isRefusal)) break
        report()
      }
      clearTimeout(first)
      setRunning(false)
      void readAgain()
      const undo = offerUndo(changed, begunAt)
      if (reasons.length === 0) {
        const title = say(words.bulk.done[decision.kind], { n: concerned.length })
        const isUntold = isMailOff && concerned.some((one) => tellsOrganizer(one, decision))
        showToast({ kind: 'done', title, ...(isUntold && { text: t.mailOff.decidedMany }), ...undo })
        return
      }
      const done = say(words.bulk.partly, { done: carriedOut, total: concerned.length })
      const reason = reasonText(reasons[0]) ?? t.toasts.offline
      showToast({
        kind: 'failed',
        title: failureTitle(t.toasts, decision),
        text: `${done} ${reason}`,
        ...undo,
      })
    },
    [decideTogether, isMailOff, isRunning, offerUndo, ready, readAgain, say, showToast, t, words],
  )
  return { isRunning, decideAll }
}

/** Two that wait, and look like one event; the first names them. */
export type Pair = readonly [Submission, Submission]

/** The pairs that were chosen together, each once. */
export function duplicatePairs(chosen: readonly Submission[], similar: SimilarBySubmission): Pair[] {
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

type DuplicatesDialogProps = { pairs: readonly Pair[]; approve: () => void; close: () => void }

/** Asks once before what looks like one event is published twice. */
export function DuplicatesDialog({ pairs, approve, close }: DuplicatesDialogProps) {
  const { t, say } = useText()
  const words = t.queues.similar.ask
  const title = pairs[0]?.[0].title ?? ''
  return (
    <AlertDialog
      isOpen={pairs.length > 0}
      title={words.title}
      text={pairs.length > 1 ? say(words.textOfMany, { n: pairs.length, title }) : say(words.text, { title })}
      icon={Copy}
      keep={words.keep}
      act={words.act}
      actIcon={Check}
      confirm={async () => {
        approve()
        return true
      }}
      close={close}
    />
  )
}
