import type { Candidate, Proposal } from '@cyberluach/api/proposals'
import { verdictsOf, type ProposalKind, type Verdict } from '@cyberluach/core/sources/sources'
import { localText } from '@cyberluach/i18n/event-words'

import type { Texts } from '../../../text/texts.ts'
import type { Language } from '../../../text/TextContext.tsx'

/** The first verdict is what speaks for the source, the second what leaves it. */
export function mainVerdicts(kind: ProposalKind): { yes: Verdict; no: Verdict } {
  const [yes = 'publish', no = 'ignore'] = verdictsOf[kind]
  return { yes, no }
}

/** What a verdict about such a proposal is called; each kind has words for its own verdicts. */
export function actWords(t: Texts, kind: ProposalKind, verdict: Verdict): string {
  return (t.decisions.acts[kind] as Partial<Record<Verdict, string>>)[verdict] ?? verdict
}

export function consequenceWords(
  t: Texts,
  proposal: Pick<Proposal, 'kind' | 'event'>,
  verdict: Verdict,
): string {
  const words: Partial<Record<Verdict, string>> = t.decisions.consequences[wordsOf(proposal)]
  return words[verdict] ?? ''
}

export function questionWords(t: Texts, proposal: Pick<Proposal, 'kind' | 'event'>): string {
  return t.decisions.questions[wordsOf(proposal)]
}

/** A pair of which both stand on the calendar is another question. */
const wordsOf = ({ kind, event }: Pick<Proposal, 'kind' | 'event'>) =>
  kind === 'pair' && event ? 'twoEvents' : kind

export function titleOfProposal({ statement }: Proposal, { locale }: Pick<Language, 'locale'>): string {
  return localText(locale, statement.title, statement.titleHe).text
}

/** The candidate that is looked at: the best, until another one is chosen. */
export function lookedAt({ candidates }: Proposal, chosenId: string | undefined): Candidate | undefined {
  return candidates.find(({ event }) => event.id === chosenId) ?? candidates[0]
}

/**
 * The event that a verdict names: `same` the one that is looked at. `different` names none, for it is none of them.
 */
export function namedEvent(
  proposal: Proposal,
  verdict: Verdict,
  chosenId: string | undefined,
): string | undefined {
  if (verdict === 'same') return lookedAt(proposal, chosenId)?.event.id
  return undefined
}
