import type { Configuration } from '../../platform/configuration.ts'

/** Whether mails are sent; where no server is set, they are kept, and can be sent later by hand. */
export function isMailOn({ smtpUrl, mailFrom }: Pick<Configuration, 'smtpUrl' | 'mailFrom'>): boolean {
  return smtpUrl !== null && mailFrom !== null
}
