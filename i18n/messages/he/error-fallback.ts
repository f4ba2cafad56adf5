import type { HebrewFor } from '../../message.ts'
import type { errorFallback as english } from '../en/error-fallback.ts'

export const errorFallback = {
  title: 'משהו השתבש',
  text: 'אירעה שגיאה לא צפויה. נסו לרענן את הדף או לחזור לדף הבית.',
  reload: 'טעינה מחדש',
  home: 'לדף הבית',
} satisfies HebrewFor<typeof english>
