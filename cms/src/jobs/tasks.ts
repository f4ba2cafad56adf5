import { removeExpired } from '../boot/housekeeping.ts'
import type { Services } from '../boot/services.ts'
import { prepareDigest } from '../digests/prepare-weekly-digest.ts'
import { finishDigest } from '../mail/finish-digest.ts'
import { queueForgottenMails } from '../mail/queue-forgotten-mails.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { TaskName } from './add-job.ts'
import { publishDuePosts } from './publish-due-posts.ts'

/** Work that a job names. It throws to be tried again later, and has to bear being done twice. */
export type Task = (services: Services, payload: Record<string, unknown>) => Promise<void>

/** Every task by its name. */
export const tasks: Partial<Record<TaskName, Task>> = {
  'clean-up': removeExpired,
  'finish-digest': finishDigest,
  'prepare-digest': prepareDigest,
  'publish-due-posts': publishDuePosts,
  'queue-forgotten-mails': queueForgottenMails,
  'send-mail': sendMail,
}
