import { createReadCache } from '@cyberluach/api/read-cache'

/** What this page has read lately, shared by everything on it. Called in browsers only. */
export const read = createReadCache()
