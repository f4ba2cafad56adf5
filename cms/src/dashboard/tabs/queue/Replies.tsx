import { useState, useEffect, useId, useRef, type KeyboardEvent, useCallback } from 'react'
import { useSession, useAttempt } from '../../session/SessionContext.tsx'
import type { Submission } from '../../submission.ts'
import { focusRow } from '../../ui/focus.ts'
import type { Reply } from '@cyberluach/api/messages'
import { Button } from '../../ui/Button.tsx'
import { StatusBadge } from '../../ui/marks.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { formatMoment } from '../../ui/time.tsx'
import { useText } from '../../ui/text.tsx'
import { LongText } from '../../list/Panel.tsx'
import { replyLimits } from '@cyberluach/core/messages/contact-message'
import { Input, TextBox, field } from '@cyberluach/design/components/Input'
import { Send } from 'lucide-react'
import { Checkbox } from '../../ui/fields.tsx'
import { CallError } from '@cyberluach/api/client'
import type { SubmissionKind } from '@cyberluach/core/submissions/submission'
import { useQueryClient } from '@tanstack/react-query'
import { callSignedIn } from '../../../session/session.ts'
import { usePolling, summaryKey } from '../../frame/polling.ts'
import { useToast } from '../../ui/Toast.tsx'
import { queueKey } from './use-queue.ts'
import { deleteDraft, savedDraft } from '../../../session/draft.ts'
import { useDraft } from '../../form/use-edit-form.ts'

type Replying = {
  isOpen: boolean
  open: () => void
  close: () => void
  initial: ReplyValues
  usual: ReplyValues
}

/** The state of the answer to a message: open at once where one was being written. */
export function useReplying({ id, status }: Submission, subject: string): Replying {
  const { username } = useSession()
  const [draft, setDraft] = useState(() => storedReply(id, username))
  const [isOpen, setOpen] = useState(draft !== null)
  const [usual] = useState<ReplyValues>({ subject, text: '', handle: status === 'pending' })
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      clearReplyDraft(id)
      setDraft(null)
      setOpen(false)
      focusRow(id)
    },
    initial: draft ?? usual,
    usual,
  }
}

type Props = {
  submission: Submission
  kind: 'contact_message' | 'feedback'
  replying: Replying
  handleLabel: string
  mailto: string | null
}

/** Below a message: what was answered, and the form of another answer. */
export function ReplyPart({ submission, kind, replying, handleLabel, mailto }: Props) {
  const { id, status } = submission
  const { replies, send, sendAgain, isRunning } = useReplies(id, kind)
  return (
    <>
      {replies.length > 0 && <ReplyList {...{ replies, isRunning, sendAgain }} />}
      {replying.isOpen && mailto && (
        <ReplyForm
          {...{ id, mailto, isRunning, send }}
          initial={replying.initial}
          usual={replying.usual}
          handleLabel={status === 'pending' ? handleLabel : null}
          close={replying.close}
        />
      )}
    </>
  )
}

type ReplyListProps = {
  replies: readonly Reply[]
  isRunning: boolean
  sendAgain: (mail: string) => Promise<void>
}

/** How a mail stands, in the colours of the queues. */
const colours = {
  queued: 'pending',
  sent: 'approved',
  failed: 'rejected',
  kept: 'pending',
  skipped: 'rejected',
} as const

/** What was answered, by whom and when, and whether it went. */
export function ReplyList({ replies, isRunning, sendAgain }: ReplyListProps) {
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
            <LongText text={text} />
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

type ReplyFormProps = {
  id: string
  /** What the form begins with: what was kept, else the usual. */
  initial: ReplyValues
  usual: ReplyValues
  /** How marking it as handled, too, is called; null where it is settled already. */
  handleLabel: string | null
  /** Begins the answer in the person's own mail program. */
  mailto: string
  isRunning: boolean
  send: (values: ReplyValues) => Promise<boolean>
  close: () => void
}

const look = field({ size: 'sm' })

/** The answer to a message: its subject and its words. Control and Enter send it. */
export function ReplyForm({ id, initial, usual, handleLabel, mailto, isRunning, send, close }: ReplyFormProps) {
  const { t } = useText()
  const words = t.queues.replies
  const ids = { subject: useId(), text: useId(), error: useId() }
  const box = useRef<HTMLTextAreaElement>(null)
  const [values, setValues] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  const isTyped = values.text !== '' || values.subject !== usual.subject
  useReplyDraft(id, isTyped ? values : null)
  useEffect(() => box.current?.focus(), [])

  const submit = async () => {
    if (isRunning) return
    const isEmpty = values.text.trim() === '' || values.subject.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return box.current?.focus()
    if (await send({ ...values, handle: handleLabel !== null && values.handle })) close()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }

  return (
    <form
      className="mt-4 grid gap-3 border-t border-line pt-3.5"
      aria-label={words.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={look.frame()}>
        <label className={look.label()} htmlFor={ids.subject}>
          {words.subject}
        </label>
        <Input
          id={ids.subject}
          size="sm"
          ground="raised"
          dir="auto"
          maxLength={replyLimits.subject}
          value={values.subject}
          onChange={(event) => setValues({ ...values, subject: event.target.value })}
        />
      </div>
      <div className={look.frame()}>
        <label className={look.label()} htmlFor={ids.text}>
          {words.text}
        </label>
        <TextBox
          ref={box}
          id={ids.text}
          className="min-h-36"
          size="sm"
          ground="raised"
          dir="auto"
          maxLength={replyLimits.text}
          aria-invalid={isMissing || undefined}
          aria-describedby={ids.error}
          value={values.text}
          onChange={(event) => {
            setMissing(false)
            setValues({ ...values, text: event.target.value })
          }}
          onKeyDown={sendByKey}
        />
        <p id={ids.error} className={isMissing ? look.error() : look.hint()}>
          {isMissing ? words.needed : words.quote}
        </p>
      </div>
      {handleLabel && (
        <label className="flex items-center gap-2 justify-self-start">
          <Checkbox
            checked={values.handle}
            onChange={(event) => setValues({ ...values, handle: event.target.checked })}
          />
          {handleLabel}
        </label>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="primary" isTallOnPhone isRunning={isRunning} onClick={() => void submit()}>
          {!isRunning && <Send className="rtl:-scale-x-100" />}
          {words.send}
        </Button>
        <Button isTallOnPhone isDisabled={isRunning} onClick={close}>
          {words.cancel}
        </Button>
        <a className="ms-auto text-xs text-ink-2 underline underline-offset-3" href={mailto}>
          {words.ownProgram}
        </a>
      </div>
    </form>
  )
}

const secondsBetweenPolls = 5

/** What was answered to a message, and the ways to answer it and to send again what did not go. */
export function useReplies(id: string, kind: SubmissionKind) {
  const client = useQueryClient()
  const showToast = useToast()
  const { t, locale } = useText()
  const { isRunning, attempt } = useAttempt()
  const attempted = useRef<{ words: string; key: string } | null>(null)
  const { data = [], retry } = usePolling({
    key: ['replies', id],
    read: (signal) => callSignedIn('GET /api/sys/mgmt/submissions/{id}/replies', { params: { id }, signal }),
    seconds: secondsBetweenPolls,
  })

  const send = useCallback(
    async (body: ReplyValues): Promise<boolean> => {
      const words = JSON.stringify(body)
      if (attempted.current?.words !== words) attempted.current = { words, key: crypto.randomUUID() }
      const options = { params: { id }, body, locale, headers: { 'Idempotency-Key': attempted.current.key } }
      const outcome = await attempt(
        () => callSignedIn('POST /api/sys/mgmt/submissions/{id}/replies', options),
        t.queues.replies.failed,
      )
      const failure = 'failure' in outcome ? outcome.failure : null
      // An answer settles the attempt; where none came, the next one must not send a second mail.
      if (!failure || (failure instanceof CallError && failure.status !== 0)) attempted.current = null
      if (failure) return false
      showToast({ kind: 'done', title: t.queues.replies.sent, text: t.queues.replies.sentText })
      void client.invalidateQueries({ queryKey: summaryKey })
      await Promise.all([retry(), client.refetchQueries({ queryKey: queueKey(kind), type: 'active' })])
      return true
    },
    [attempt, client, id, kind, locale, retry, showToast, t],
  )

  const sendAgain = useCallback(
    async (mail: string): Promise<void> => {
      await attempt(
        () => callSignedIn('POST /api/sys/mgmt/mails/{id}/send-again', { params: { id: mail }, locale }),
        t.queues.replies.againFailed,
      )
      await retry()
    },
    [attempt, locale, retry, t],
  )
  return { replies: data, send, sendAgain, isRunning }
}

/** An answer as its form holds it. */
export type ReplyValues = { subject: string; text: string; handle: boolean }

const formOf = (id: string) => `reply:${id}`

/** The answer to a message that somebody was writing when the row was closed, or the page went away. */
export function storedReply(id: string, username: string): ReplyValues | null {
  return savedDraft<ReplyValues>(formOf(id), username)?.values ?? null
}

export function clearReplyDraft(id: string): void {
  deleteDraft(formOf(id))
}

/** Keeps the answer that is being written, null where nothing was typed. */
export function useReplyDraft(id: string, values: ReplyValues | null): void {
  useDraft(formOf(id), id, values)
}
