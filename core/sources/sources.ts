/** How a list of events is written that the calendar reads by its address. */
export const sourceKinds = [
  'xsa',
  'confsTech',
  'ccfDeadlines',
  'owasp',
  'iCalendar',
  'schemaOrg',
  'ctftime',
  'json',
] as const

export type SourceKind = (typeof sourceKinds)[number]

/** Why a row of a list was not read. Nothing of such a row is guessed. */
export const refusalReasons = [
  /** The whole file is not what its kind says. */
  'notThisKind',
  'unreadable',
  'noTitle',
  'noDate',
  'noYear',
  'toBeDetermined',
  'noSuchDay',
  'endBeforeStart',
  /** Its dates contradict each other. */
  'datesDisagree',
  /** The year of its days is not the one that its address names. */
  'yearAgainstAddress',
  'unknownTimeZone',
  'tooLong',
  'tooMany',
] as const

export type RefusalReason = (typeof refusalReasons)[number]

/** Why nothing came from an address. */
export const fetchFailures = [
  'addressUnreadable',
  /** Another protocol than http(s), another port, a name and password in it. */
  'addressForbidden',
  /** It leads into a private network. */
  'addressPrivate',
  'nameUnknown',
  'unreachable',
  'certificateRefused',
  'tooSlow',
  'tooLarge',
  'tooManyRedirects',
  'robotsForbid',
  'notFound',
  'notAllowed',
  'tooManyRequests',
  'faultThere',
  'unexpectedAnswer',
  'contentUnreadable',
  /** Reading what came would take more time or memory than a list of events can. */
  'tooCostly',
  /** Too many others are being read. */
  'busy',
  /** The operator has not said that they may read it. */
  'noPermission',
] as const

export type FetchFailure = (typeof fetchFailures)[number]

/** What becomes of what a source states: it waits for the admin, or is published by itself. */
export const sourceTrusts = ['queue', 'publish'] as const

export type SourceTrust = (typeof sourceTrusts)[number]

/** How many hours may lie between two syncs of a source: an hour to 30 days, three days at first. */
export const syncHours = { least: 1, most: 720, atFirst: 72 } as const

/** The fewest hours between two syncs of a kind: CTFtime allows one request in six. */
export const leastHoursOf = (kind: SourceKind): number => (kind === 'ctftime' ? 6 : syncHours.least)

/** Whether a kind is read only where the operator says that they have the permission. */
export const needsPermission = (kind: SourceKind): boolean => kind === 'ctftime'

/** Why a list that was fetched is not believed: nothing of it is marked as vanished. */
export const unwellReasons = ['empty', 'nothingReadable', 'muchSmaller', 'manyVanished'] as const

export type UnwellReason = (typeof unwellReasons)[number]

/** How a run ended. */
export const runOutcomes = ['changed', 'unchanged', 'unwell', 'failed'] as const

export type RunOutcome = (typeof runOutcomes)[number]

/** What began a run: its hour, an admin, or the start of the product. */
export const runTriggers = ['timetable', 'person', 'start'] as const

export type RunTrigger = (typeof runTriggers)[number]

/** How a source stands after its last run; `never` before its first. */
export const sourceHealths = ['well', 'unwell', 'failed', 'never'] as const

export type SourceHealth = (typeof sourceHealths)[number]

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
