import type { HebrewFor } from '../../message.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  heroTitle: 'לוח האירועים של קהילת הסייבר',
  heroText: 'אירועי CTF, כנסים, סדנאות ותחרויות מהארץ ומהעולם.',
  submitButton: 'הגשת אירוע חדש',
  submitDialogTitle: 'הגשת אירוע חדש',
} satisfies HebrewFor<typeof english>
