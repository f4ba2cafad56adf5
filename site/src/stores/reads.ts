import { createFreshReads } from '@cyberluach/api/fresh-reads'

/** What this page has read lately, shared by everything on it. Called in browsers only. */
export const read = createFreshReads()
