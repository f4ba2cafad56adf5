import type { EmailAdapter } from 'payload'

/** Mails go by the queue (`enqueue-mail.ts`); what asks Payload for one hears so instead of believing it went out. */
export const noMail: EmailAdapter = () => ({
  name: 'no-mail',
  defaultFromAddress: 'nobody@localhost',
  defaultFromName: 'CyberLuach',
  sendEmail: async () => {
    throw new Error('no mail is sent')
  },
})
