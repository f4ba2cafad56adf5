'use client'

import { Archive } from 'lucide-react'

import type { QueueDefinition } from '../queue/definition.ts'
import { QueueTab } from '../queue/QueueTab.tsx'
import { ContactCells } from './ContactCells.tsx'
import { ContactDetail } from './ContactDetail.tsx'
import { messageOf } from './message.ts'
import { contactWords } from './words.ts'

const definition: QueueDefinition = {
  kind: 'contact_message',
  order: 'inbox',
  words: contactWords,
  columns: [
    { name: 'name', label: (t) => t.queues.contact.columns.subject },
    { name: 'sender', label: (t) => t.queues.contact.columns.from },
    { name: 'sent', label: (t) => t.queues.contact.columns.received },
  ],
  Cells: ContactCells,
  Detail: ContactDetail,
  RejectIcon: Archive,
  nameOf: (submission) => messageOf(submission).subject,
  isSelectable: true,
  asksForNote: false,
  exportName: 'GET /api/sys/mgmt/contact.csv',
}

/** What people wrote through the contact form: read, answer, mark as handled, archive, delete, export. */
export function ContactTab() {
  return <QueueTab definition={definition} />
}
