import { Archive, Check, CheckCheck, FileText, Mail, Trash2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { formatMoment } from '../../ui/time.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { useText } from '../../ui/text.tsx'
import type { DetailProps, QueueWords } from './definition.ts'
import { focusRow } from '../../ui/focus.ts'
import { Panel, Panels } from '../../list/Panel.tsx'
import { replyAddress } from '../../submission.ts'
import { DeletedNotice } from '../../ui/Layout.tsx'
import { ReplyPart, useReplying } from './Replies.tsx'

type MessageDetailProps = Omit<Props, 'reply' | 'children'> & {
  kind: 'contact_message' | 'feedback'
  icon?: LucideIcon
  title: string
  /** What an answer is about. */
  subject: string
  /** How marking it as dealt with is called beside an answer. */
  handleLabel: string
  /** What stands below how it is dealt with. */
  below?: ReactNode
  children: ReactNode
}

/** An open message: what it says, how it is answered, and how it is dealt with. */
export function MessageDetail(props: MessageDetailProps) {
  const { kind, icon, title, handleLabel, below, children, submission, isGone } = props
  const subject = `Re: ${props.subject}`
  const mailto = replyAddress(submission.organizerEmail, subject)
  const replying = useReplying(submission, subject)
  return (
    <>
      {isGone && <DeletedNotice />}
      <Panels of="message">
        <Panel part="message" title={title} {...(icon && { icon })}>
          {children}
          {!isGone && <ReplyPart {...{ submission, kind, replying, mailto, handleLabel }} />}
        </Panel>
        {!isGone && (
          <HandlingPanel {...props} reply={mailto ? replying : null}>
            {below}
          </HandlingPanel>
        )}
      </Panels>
    </>
  )
}

type Props = DetailProps & {
  words: QueueWords
  /** Opens the form of an answer; null where the sender left no address. */
  reply: { isOpen: boolean; open: () => void } | null
  /** Whether the answer is what the sender waits for. */
  isReplyFirst: boolean
  noNote: string
  /** When it was settled, in words that take `time`. */
  settledAt: { approved: string; rejected: string }
  children?: ReactNode
}

/** How a message or feedback is dealt with: answered, marked, archived, deleted; or how it was. */
function HandlingPanel(props: Props) {
  const { words, submission, running, isReplyFirst, children } = props
  const { t } = useText()
  const { id, status } = submission
  const isPending = status === 'pending'
  const isBusy = running !== undefined

  const approve = async () => {
    if (await props.decide(submission, { kind: 'approve' })) focusRow(id)
  }
  const reply = props.reply && !props.reply.isOpen && (
    <Button
      icon={Mail}
      kind={isReplyFirst && isPending ? 'primary' : 'secondary'}
      size="sm"
      isTallOnPhone
      onClick={props.reply.open}
    >
      {t.queues.reply}
    </Button>
  )

  return (
    <Panel
      part="decision"
      icon={isPending ? CheckCheck : FileText}
      title={isPending ? t.queues.handling : t.queues.contact.note}
    >
      {isPending ? (
        <div className="grid gap-2.5 pb-3">
          {isReplyFirst && reply}
          <div className="flex flex-wrap gap-2 *:grow max-md:hidden">
            <Button
              icon={Check}
              kind="approve"
              isDisabled={isBusy}
              isRunning={running === 'approve'}
              onClick={() => void approve()}
            >
              {words.approve}
            </Button>
            <Button
              icon={Archive}
              isDisabled={isBusy}
              isRunning={running === 'reject'}
              onClick={() => props.reject(submission)}
            >
              {words.reject}
            </Button>
          </div>
          {!isReplyFirst && reply}
        </div>
      ) : (
        <>
          <Settled {...props} />
          {reply && <div className="grid pb-3">{reply}</div>}
        </>
      )}
      {children}
      <DeletePart isDisabled={isBusy} isJoined={Boolean(children)} remove={() => props.askToDelete([submission])} />
    </Panel>
  )
}

function Settled({ submission, noNote, settledAt }: Props) {
  const { say, locale, timeZone } = useText()
  const { status, adminNotes, decidedAt } = submission
  return (
    <div className="grid gap-2.5 pb-3">
      <p className={adminNotes ? undefined : 'text-ink-2'}>{adminNotes ? <UserText text={adminNotes} /> : noNote}</p>
      {decidedAt && status !== 'pending' && (
        <p className="text-xs text-ink-3">
          {say(settledAt[status], { time: formatMoment(locale, decidedAt, timeZone) })}
        </p>
      )}
    </div>
  )
}

type DeletePartProps = {
  isDisabled: boolean
  /** Below something that has a line above it already. */
  isJoined?: boolean
  remove: () => void
}

/** At the end of the panel where a row is decided about. */
export function DeletePart({ isDisabled, isJoined = false, remove }: DeletePartProps) {
  const { t } = useText()
  return (
    <div className={isJoined ? 'mt-auto flex' : 'mt-auto flex border-t border-line pt-3'}>
      <Button
        icon={Trash2}
        kind="warnedGhost"
        className="-ms-3 max-md:min-h-control"
        isDisabled={isDisabled}
        onClick={remove}
      >
        {t.decision.delete}
      </Button>
    </div>
  )
}
