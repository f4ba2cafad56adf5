/** What somebody who works here is told of their own account, so that they see what was not their doing. */
export type Warning =
  | {
      kind: 'staffSignIn'
      browser: string | null
      system: string | null
      /** English names, or `local`; null where they are not known. */
      country: string | null
      city: string | null
    }
  | { kind: 'staffPassword'; isOwn: boolean }
  /** An admin took their second factor away. */
  | { kind: 'staffFactors' }
