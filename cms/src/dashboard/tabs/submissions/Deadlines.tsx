'use client'

import { deadlineOfSent } from '@cyberluach/core/forms/deadline-form'
import { deadlineLines } from '@cyberluach/i18n/deadlines'
import { useState } from 'react'

import { useText } from '../../text/TextContext.tsx'
import { Fact } from '../queue/Fact.tsx'
import type { Submission } from '../queue/submission.ts'
import { OutsideLink } from './OutsideLink.tsx'

/** What closes when, as it was handed in. */
export function Deadlines({ submission: { deadlines } }: { submission: Submission }) {
  const { t, locale, timeZone } = useText()
  const [now] = useState(() => new Date())
  const lines = deadlineLines({ locale, t }, deadlines.map(deadlineOfSent), {
    now,
    timeZone,
  })
  if (lines.length === 0) return null
  return (
    <Fact label={t.eventPage.deadlines} full>
      <ul className="grid list-none gap-1.5 p-0">
        {lines.map(({ name, date, notes, href, isOver }) => (
          <li key={`${name} ${date}`}>
            <span className="font-medium">{name}</span>{' '}
            {isOver ? (
              <>
                <s>{date}</s> {t.eventPage.closed}
              </>
            ) : (
              date
            )}
            {notes.map((note) => (
              <span key={note} className="block text-(length:--text-xs) text-ink-2">
                {note}
              </span>
            ))}
            {href && <OutsideLink url={href} />}
          </li>
        ))}
      </ul>
    </Fact>
  )
}
