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
] as const

export type FetchFailure = (typeof fetchFailures)[number]
