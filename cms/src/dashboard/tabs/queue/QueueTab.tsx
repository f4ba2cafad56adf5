import { Inbox, X, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useFrame } from '../../frame/FrameContext.tsx'
import { useRowStep } from '../../frame/use-row-step.ts'
import { useDownload } from '../../frame/use-download.ts'
import { useSummary } from '../../frame/polling.ts'
import { UserText } from '../../ui/UserText.tsx'
import { useText } from '../../ui/text.tsx'
import { BulkBar, duplicatePairs, DuplicatesDialog, useBulk } from './BulkBar.tsx'
import type { QueueDefinition, RowActs, QueueWords } from './definition.ts'
import { ListCard, Stack, FailureLine, Empty } from '../../ui/Layout.tsx'
import { focusRow, rejectButtonOf, focusWhenPresent, successorOf } from '../../ui/focus.ts'
import { lastReason, RejectPopover, type RejectRequest } from './RejectPopover.tsx'
import { NewRowsButton, QueueHead, QueueTools } from './QueueHead.tsx'
import { ListSkeleton, NoMatch } from '../../list/List.tsx'
import { QueueFoot, QueueTable, QueueStatus } from './QueueTable.tsx'
import { selectedIn, queryOf, summaryOf } from './queue-state.ts'
import type { Submission } from '../../submission.ts'
import { useFirstOpen, useNextAfterDecision, useQueueKeys } from './row-navigation.ts'
import { useDecisions } from './use-decisions.ts'
import { useQueue, useSimilar } from './use-queue.ts'
import { AlertDialog } from '../../ui/Dialog.tsx'

/** The note for several rows is kept under this name, beside those of single rows. */
const forMany = 'several'

type Props = { definition: QueueDefinition; children?: ReactNode }

/** A queue: find, read, decide about one or several, export. `children` stand between its head and its tools. */
export function QueueTab({ definition, children }: Props) {
  const { kind, order, exportName, nameOf, asksForNote } = definition
  const { t, say } = useText()
  const { refreshes } = useFrame()
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const words = useMemo(() => definition.words(t), [definition, t])
  const counts = summaryOf(kind, useSummary())
  const queue = useQueue(kind, order, list)
  const { filter, shown, places, records, notes, reveal, setFilter, setNote, toggle, select } = queue
  const decisions = useDecisions(kind, words, queue.forget, definition.readyToApprove)
  const { running, save, readAgain } = decisions
  const decide = useNextAfterDecision(queue, decisions.decide)
  const { isRunning: isBulkRunning, decideAll } = useBulk(decisions, words)
  const { download, isRunning: isExporting } = useDownload()
  const similar = useSimilar(useMemo(() => [...records.values()], [records]))
  const [deleting, setDeleting] = useState<readonly Submission[] | null>(null)
  const [isAskingTwice, setAskingTwice] = useState(false)
  const [rejecting, setRejecting] = useState<RejectRequest | null>(null)
  const selected = selectedIn(queue)

  useFirstOpen(definition, queue)
  useRowStep({ openId: queue.openId, toggle, hasRow: (id) => records.has(id), hash: queue.hash })
  useEffect(() => {
    if (refreshes > 0) reveal()
  }, [refreshes, reveal])

  const reject = useCallback(
    async (submission: Submission) => {
      const { id } = submission
      if (asksForNote) setRejecting({ submissions: [submission], beside: rejectButtonOf(id) })
      else if (await decide(submission, { kind: 'reject', notes: words.note })) focusRow(id)
    },
    [asksForNote, decide, words],
  )
  const acts = useMemo<RowActs>(
    () => ({
      toggle,
      select,
      setNote,
      decide,
      save,
      askToDelete: setDeleting,
      reject: (submission) => void reject(submission),
      rejectAtOnce: (submission) => void decide(submission, { kind: 'reject', notes: lastReason(t.decision.reasons) }),
    }),
    [toggle, select, setNote, decide, save, reject, t],
  )

  const exportRows = (query: Record<string, string | undefined>) =>
    void download({ name: exportName, query, empty: words.nothingToExport, ...words.exported })
  const matching = queryOf(filter)
  const approveAll = () => void decideAll(selected, { kind: 'approve' })
  const pairs = duplicatePairs(selected, similar)
  const together = {
    approve: () => (pairs.length > 0 ? setAskingTwice(true) : approveAll()),
    reject: () => {
      if (!asksForNote) return void decideAll(selected, { kind: 'reject', notes: words.note })
      const beside = section.current?.querySelector<HTMLElement>('[data-part=reject-all]') ?? null
      setRejecting({ submissions: selected.filter(({ status }) => status === 'pending'), beside })
    },
    rejectAtOnce: () => void decideAll(selected, { kind: 'reject', notes: lastReason(t.decision.reasons) }),
    remove: () => setDeleting(selected),
    exportRows: () => exportRows(selected.length > 0 ? { ids: selected.map(({ id }) => id).join() } : matching),
    undo: decisions.undoLast,
  }
  useQueueKeys({ definition, queue, acts, together, section, list })

  const noteFor = ({ submissions: [first, ...others] }: RejectRequest) =>
    first && others.length === 0 ? first.id : forMany
  const rejectNow = async (request: RejectRequest) => {
    const decision = { kind: 'reject', notes: notes[noteFor(request)] ?? words.note } as const
    const [first, ...others] = request.submissions
    if (others.length > 0) return decideAll(request.submissions, decision)
    if (first && (await decide(first, decision))) focusRow(first.id)
  }
  const removeNow = async (submissions: readonly Submission[]) => {
    const [first, ...others] = submissions
    if (first && others.length === 0) return await decide(first, { kind: 'delete' })
    await decideAll(submissions, { kind: 'delete' })
    return true
  }

  const isUnfiltered = shown?.status === 'all' && shown.text === ''
  return (
    <Stack ref={section}>
      <QueueHead words={words} order={order} counts={counts} liveness={queue.liveness} />
      {children}
      {queue.liveness.state === 'lost' && (
        <FailureLine title={words.failed} updatedAt={queue.liveness.updatedAt} retry={readAgain} />
      )}
      <QueueTools
        words={words}
        filter={filter}
        setFilter={setFilter}
        counts={counts}
        found={shown ? queue.total : undefined}
        exporting={{ start: () => exportRows(matching), isRunning: isExporting }}
      />
      <NewRowsButton count={queue.newcomers} words={words.newcomers} reveal={reveal} />
      <ListCard ref={list}>
        {!shown ? (
          queue.liveness.state !== 'lost' && <ListSkeleton table={definition.table} label={words.loading} />
        ) : places.length > 0 ? (
          <QueueTable
            definition={definition}
            words={words}
            queue={queue}
            pending={counts?.pending}
            running={running}
            similar={similar}
            acts={acts}
          />
        ) : isUnfiltered ? (
          <Empty icon={Inbox} title={words.emptyTitle} text={words.emptyText} />
        ) : (
          <NoMatch
            words={{ ...words, noMatchText: t.submissions.noMatchText }}
            clear={() => setFilter({ status: 'all', text: '' })}
          />
        )}
        {shown && <QueueFoot queue={queue} />}
      </ListCard>
      <BulkBar
        RejectIcon={asksForNote ? X : definition.RejectIcon}
        words={words}
        selected={selected}
        isBusy={isBulkRunning || isExporting}
        {...together}
        clear={() => select([...queue.selected], false)}
      />
      <RejectPopover
        request={rejecting}
        note={(rejecting && notes[noteFor(rejecting)]) ?? words.note}
        setNote={(note) => rejecting && setNote(noteFor(rejecting), note)}
        reject={(request) => void rejectNow(request)}
        close={() => setRejecting(null)}
      />
      <DuplicatesDialog pairs={isAskingTwice ? pairs : []} approve={approveAll} close={() => setAskingTwice(false)} />
      <DeleteDialog
        words={words}
        submissions={deleting}
        isRunning={isBulkRunning || deleting?.some(({ id }) => running[id] === 'delete') === true}
        remove={removeNow}
        close={() => setDeleting(null)}
      >
        {deleting?.[0] && (
          <>
            <p className="max-h-[4lh] overflow-hidden text-(length:--text-base) font-semibold">
              <UserText text={nameOf(deleting[0], { t, say })} />
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-2">
              <QueueStatus status={deleting[0].status} words={words} />
            </p>
          </>
        )}
      </DeleteDialog>
    </Stack>
  )
}

type DeleteDialogProps = {
  words: QueueWords
  submissions: readonly Submission[] | null
  isRunning: boolean
  /** Whether all of them were deleted. */
  remove: (submissions: readonly Submission[]) => Promise<boolean>
  close: () => void
  /** What shows which submission it is, where it is one. */
  children: ReactNode
}

/** Asks once before deleting, one or many; the focus goes on to the row that stood beside the first. */
export function DeleteDialog({ words, submissions, isRunning, remove, close, children }: DeleteDialogProps) {
  const { t, say } = useText()
  const successor = useRef<(() => HTMLElement | null) | null>(null)

  const confirm = async () => {
    const [first] = submissions ?? []
    if (!submissions || !first) return false
    const next = successorOf(first.id)
    successor.current = (await remove(submissions)) ? next : null
    return true
  }
  const closed = () => {
    close()
    if (successor.current) focusWhenPresent(successor.current)
    successor.current = null
  }

  const count = submissions?.length ?? 0
  const published =
    submissions?.filter(({ eventId, eventState }) => eventId !== null && eventState !== 'cancelled').length ?? 0
  const calledOff = submissions?.filter(({ eventState }) => eventState === 'cancelled').length ?? 0
  return (
    <AlertDialog
      isOpen={submissions !== null}
      isRunning={isRunning}
      title={count > 1 ? say(words.deletion.titleOfMany, { n: count }) : words.deletion.title}
      text={
        <>
          {t.deletion.text} {published > 0 && count === 1 && t.deletion.event}
          {calledOff > 0 && ` ${t.deletion.cancelledStays} `}
          {published > 0 && count > 1 && say(t.queues.events.publishedToo, { n: published })}
        </>
      }
      icon={Trash2}
      keep={t.deletion.cancel}
      act={t.decision.delete}
      confirm={confirm}
      close={closed}
    >
      {count === 1 && <div className="my-4 rounded-md border border-line bg-sunken px-4 py-3">{children}</div>}
      {submissions?.some(({ status }) => status === 'pending') && words.deletion.hint && (
        <p className="text-ink-2">{words.deletion.hint}</p>
      )}
    </AlertDialog>
  )
}
