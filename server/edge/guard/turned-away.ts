/** What is not begun, since too much is asked: by everybody at the moment, or by this address within a while. */
export class TurnedAway extends Error {
  readonly code: 'busy' | 'tooMany'
  /** In seconds. */
  readonly retryAfter: number

  constructor(code: TurnedAway['code'], retryAfter: number) {
    super(`turned away: ${code}`)
    this.code = code
    this.retryAfter = retryAfter
  }
}
