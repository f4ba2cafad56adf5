import type { HebrewFor } from '../../message.ts'
import type { share as english } from '../en/share.ts'

export const share = {
  button: 'שיתוף',
  menuLabel: 'שיתוף האירוע',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  whatsapp: 'WhatsApp',
  onNetwork: 'שיתוף ב־{network}, נפתח בלשונית חדשה',
  copyLink: 'העתקת הקישור',
  copied: 'הועתק',
  eventText: '{title}, {date}',
  siteText: 'סייברלוח: לוח האירועים של קהילת הסייבר',
} satisfies HebrewFor<typeof english>
