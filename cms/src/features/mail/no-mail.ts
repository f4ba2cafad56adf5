import type { EmailAdapter } from 'payload'

/** The product sends no mail yet; whatever asks for one hears so instead of believing that it went out. */
export const noMail: EmailAdapter = () => ({
  name: 'no-mail',
  defaultFromAddress: 'nobody@localhost',
  defaultFromName: 'CyberLuach',
  sendEmail: async () => {
    throw new Error('no mail is sent')
  },
})
