/** What of a sighting waits for the admin: an event of its own, one that may be known, a change of one, or its absence. */
export const proposalKinds = ['new', 'pair', 'change', 'vanished'] as const

export type ProposalKind = (typeof proposalKinds)[number]

export const verdicts = ['publish', 'same', 'different', 'apply', 'ignore'] as const

/** Why a decision cannot be taken back: what stands against it now. */
export const undoHindrances = ['eventGone', 'eventChanged', 'otherLists', 'submitted'] as const

export type UndoHindrance = (typeof undoHindrances)[number]

export type Verdict = (typeof verdicts)[number]

/**
 * What can be decided about each. `same` and `different` hold for ever: `different` without an event says that it is
 * none of the candidates, and it goes on as a new one. `apply` writes the change into the event, and calls off the event
 * that vanished. `ignore` leaves everything as it is until the source states something else.
 */
export const verdictsOf: Record<ProposalKind, readonly Verdict[]> = {
  new: ['publish', 'ignore'],
  pair: ['same', 'different', 'ignore'],
  change: ['apply', 'ignore'],
  vanished: ['apply', 'ignore'],
}
