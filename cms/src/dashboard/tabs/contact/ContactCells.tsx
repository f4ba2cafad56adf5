'use client'

import { directionOf } from '@cyberluach/core/text/text-direction'

import { Badge } from '../../ui/Badge.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { CellsProps } from '../queue/definition.ts'
import { Cell } from '../queue/TableParts.tsx'
import { Opener } from '../queue/Opener.tsx'
import { Received } from '../queue/Received.tsx'
import { Sender } from '../queue/Sender.tsx'
import { snippetOf } from '../queue/snippet.ts'
import { messageOf } from './message.ts'

/** What a row shows of a contact message. */
export function ContactCells({ submission, isOpen, today, search, toggle }: CellsProps) {
  const { t } = useText()
  const { subject, category, text } = messageOf(submission)
  return (
    <>
      <Cell column="name">
        <Opener
          id={submission.id}
          isOpen={isOpen}
          toggle={toggle}
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
                <bdi
                  className="min-w-0 overflow-hidden text-ellipsis max-md:line-clamp-2"
                  dir={directionOf(text)}
                >
                  {snippetOf(text)}
                </bdi>
              )}
            </>
          }
        />
      </Cell>
      <Cell column="sender">
        <Sender submission={submission} search={search} />
      </Cell>
      <Cell column="sent">
        <Received submission={submission} today={today} />
      </Cell>
    </>
  )
}
