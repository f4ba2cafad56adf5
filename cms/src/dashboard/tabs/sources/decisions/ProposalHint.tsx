'use client'

import type { Proposal } from '@cyberluach/api/proposals'
import { localText } from '@cyberluach/i18n/event-words'

import { UserText } from '../../../ui/UserText.tsx'
import { useText } from '../../../text/TextContext.tsx'
import { EventType } from '../../submissions/EventType.tsx'
import { changedStatement, compareStatements, partOf, placeWords } from './statement-words.ts'

/** In short what a decision is about: where a new event is, which event it may be, or what would change. */
export function ProposalHint({ proposal }: { proposal: Proposal }) {
  const language = useText()
  const { t, locale } = language
  const { kind, statement, candidates, event, fields } = proposal
  if (kind === 'new' || kind === 'vanished')
    return (
      <>
        {statement.eventType && <EventType type={statement.eventType} />}
        <UserText text={placeWords(statement, language)} />
      </>
    )
  const known = kind === 'pair' ? candidates[0]?.event : event
  if (!known) return null
  if (kind === 'change') {
    const parts = new Set(fields.map(({ field }) => partOf(field)))
    const [change] = compareStatements(
      changedStatement(known.statement, fields),
      known.statement,
      language,
    ).filter(({ part, one, other }) => parts.has(part) && one !== other)
    if (!change) return null
    return (
      <span className="flex min-w-0 gap-1">
        <span className="shrink-0">{t.decisions.fields[change.part]}:</span>
        <UserText text={change.one || t.decisions.nothing} isCut />
      </span>
    )
  }
  return <UserText text={localText(locale, known.statement.title, known.statement.titleHe).text} />
}
