import { messagesFor } from '@cyberluach/i18n/messages'
import type { EmailAdapter } from 'payload'

/** Mails go by the queue (`enqueue-mail.ts`); what asks Payload for one hears so instead of believing it went out. */
export const noMail: EmailAdapter = () => ({
  name: 'no-mail',
  defaultFromAddress: 'nobody@localhost',
  defaultFromName: messagesFor('he').common.brand,
  sendEmail: async () => {
    throw new Error('no mail is sent')
  },
})
