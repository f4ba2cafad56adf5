import type { HebrewFor } from '../../message.ts'
import type { denied as english } from '../en/denied.ts'

export const denied = {
  pageTitle: 'גישה נדחתה | סייברלוח',
  heading: 'גישה נדחתה',
  text: 'ניסיון הגישה נרשם',
  home: 'לדף הבית',
} satisfies HebrewFor<typeof english>
