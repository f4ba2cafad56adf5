/** What cannot be had now: too much is asked, by everybody at the moment or by this address within a while, or the CMS is away. */
export class TurnedAway extends Error {
  readonly code: 'busy' | 'tooMany' | 'unavailable'
  /** In seconds. */
  readonly retryAfter: number | undefined

  constructor(code: TurnedAway['code'], retryAfter?: number) {
    super(`turned away: ${code}`)
    this.code = code
    this.retryAfter = retryAfter
  }
}
