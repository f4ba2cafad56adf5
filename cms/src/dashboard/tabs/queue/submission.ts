import type { Answer } from '@cyberluach/api/client'

/** A submission record, as the list of the API carries it. */
export type Submission = Answer<'GET /api/sys/mgmt/submissions'>[number]
