import { removeExpired } from './housekeeping.ts'
import { askAboutDeadlines } from '../features/deadlines/questions/ask.ts'
import type { Services } from '../platform/services.ts'
import { prepareDigest } from '../features/newsletter/digests/prepare-weekly-digest.ts'
import { sendPlannedDigest } from '../features/newsletter/digests/plan.ts'
import { finishDigest } from '../features/newsletter/digests/finish-digest.ts'
import { queueForgottenMails } from '../features/mail/queue-forgotten-mails.ts'
import { sendMail } from '../features/mail/send-mail.ts'
import { syncDueSources } from '../features/sources/sync/due-sources.ts'
import { syncSourceJob } from '../features/sources/sync/sync-jobs.ts'
import { tellEventState } from '../features/submissions/states/tell-event-state.ts'
import { tellStaff } from '../features/notices/tell-staff.ts'
import { tellStaffDaily } from '../features/notices/tell-staff-daily.ts'
import { warnStaff } from '../features/notices/warnings/warn-staff.ts'
import type { TaskName } from '../platform/database/add-job.ts'
import { publishDuePosts } from '../features/posts/publish-due-posts.ts'

/** Work that a job names. It throws to be tried again later, and has to bear being done twice. */
export type Task = (services: Services, payload: Record<string, unknown>) => Promise<void>

/** Every task by its name. */
export const tasks: Partial<Record<TaskName, Task>> = {
  'ask-about-deadlines': askAboutDeadlines,
  'clean-up': removeExpired,
  'finish-digest': finishDigest,
  'prepare-digest': prepareDigest,
  'publish-due-posts': publishDuePosts,
  'queue-forgotten-mails': queueForgottenMails,
  'send-mail': sendMail,
  'send-planned-digest': sendPlannedDigest,
  'sync-due-sources': syncDueSources,
  'sync-source': syncSourceJob,
  'tell-event-state': tellEventState,
  'tell-staff': tellStaff,
  'tell-staff-daily': tellStaffDaily,
  'warn-staff': warnStaff,
}
