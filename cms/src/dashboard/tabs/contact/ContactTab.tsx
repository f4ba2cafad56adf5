import { Archive, MessageSquare } from 'lucide-react'
import {
  type QueueDefinition,
  type CellsProps,
  type DetailProps,
  inboxWords,
  queueTable,
  type QueueWords,
} from '../queue/definition.ts'
import { QueueTab } from '../queue/QueueTab.tsx'
import { messageOf } from '../../submission.ts'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { Badge } from '../../ui/marks.tsx'
import { UserText, LatinText } from '../../ui/UserText.tsx'
import { useText, type Texts } from '../../ui/text.tsx'
import { Cells, RowToggle, useRow } from '../../list/Table.tsx'
import { Received, Sender, snippetOf } from '../queue/QueueCells.tsx'
import { useMemo } from 'react'
import { CopyButton } from '../../ui/Toast.tsx'
import { MessageDetail } from '../queue/HandlingPanel.tsx'
import { LongText } from '../../list/Panel.tsx'

const definition: QueueDefinition = {
  kind: 'contact_message',
  order: 'inbox',
  words: contactWords,
  table: queueTable(false, [
    { name: 'name', label: (t) => t.queues.contact.columns.subject },
    { name: 'sender', label: (t) => t.queues.contact.columns.from },
    { name: 'sent', label: (t) => t.queues.contact.columns.received },
  ]),
  Cells: ContactCells,
  Detail: ContactDetail,
  RejectIcon: Archive,
  nameOf: (submission) => messageOf(submission).subject,
  asksForNote: false,
  exportName: 'GET /api/sys/mgmt/contact.csv',
}

/** What people wrote through the contact form: read, answer, mark as handled, archive, delete, export. */
export function ContactTab() {
  return <QueueTab definition={definition} />
}

/** What a row shows of a contact message. */
export function ContactCells({ submission, today, search }: CellsProps) {
  const { t } = useText()
  const { isOpen } = useRow()
  const { subject, category, text } = messageOf(submission)
  return (
    <Cells
      of={{
        name: (
          <RowToggle
            title={snippetOf(subject)}
            first={<UserText text={subject} search={search} />}
            second={
              <>
                {/* In Latin letters in both languages, as the product specification has it. */}
                <Badge kind="outlined" lang="en" dir="ltr">
                  Contact
                </Badge>
                {category && <Badge kind="plain">{t.queues.contact.categories[category]}</Badge>}
                {!isOpen && (
                  <bdi className="min-w-0 overflow-hidden text-ellipsis max-md:line-clamp-2" dir={directionOf(text)}>
                    {snippetOf(text)}
                  </bdi>
                )}
              </>
            }
          />
        ),
        sender: <Sender submission={submission} search={search} />,
        sent: <Received submission={submission} today={today} />,
      }}
    />
  )
}

/** An open contact message: its text, and how it is dealt with. */
export function ContactDetail(props: DetailProps) {
  const { t } = useText()
  const words = useMemo(() => contactWords(t), [t])
  const { organizerEmail } = props.submission
  const { subject, text } = messageOf(props.submission)
  const { message, handledAt, archivedAt, noNote } = t.queues.contact

  return (
    <MessageDetail
      {...props}
      kind="contact_message"
      icon={MessageSquare}
      title={message}
      subject={subject}
      handleLabel={t.queues.replies.handle}
      words={words}
      isReplyFirst
      noNote={noNote}
      settledAt={{ approved: handledAt, rejected: archivedAt }}
    >
      <LongText text={text} isLetter />
      {organizerEmail && (
        <p className="mt-3 flex flex-wrap items-center gap-1.5 text-xs text-ink-3">
          <LatinText text={organizerEmail} />
          <CopyButton text={organizerEmail} label={t.details.copyEmail} />
        </p>
      )}
    </MessageDetail>
  )
}

/** What the queue of contact messages says. */
export function contactWords(t: Texts): QueueWords {
  const { handle, handleOne, handled } = t.queues.contact
  return inboxWords(t, 'contact', { approve: handle, approveOne: handleOne, approved: handled })
}
