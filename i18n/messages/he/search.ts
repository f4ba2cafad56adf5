import type { HebrewFor } from '../../message.ts'
import type { search as english } from '../en/search.ts'

export const search = {
  title: 'תוצאות חיפוש',
  scope: 'כל התאריכים, מהיום והלאה',
  found: { one: 'נמצא אירוע אחד', two: 'נמצאו שני אירועים', other: 'נמצאו {n} אירועים' },
  foundMany: 'נמצאו יותר מ־{n} אירועים',
  understood: 'כך הבנו',
  chipTime: 'מתי',
  corrected: 'לא מצאנו ״{written}״. אלה התוצאות של ״{q}״.',
  aheadNone: 'אין אירועים כאלה בהמשך.',
  earlier: 'שהיו ({count})',
  cut: 'אלה {n} הראשונים. הוסיפו מילה, מקום או חודש כדי לצמצם.',
  none: 'לא מצאנו ״{q}״',
  noneFiltered: 'לא מצאנו ״{q}״ בסינון הזה',
  clear: 'ניקוי החיפוש',
  submit: 'הגשת אירוע',
  suggestion: 'אולי ״{q}״?',
  inMonth: { one: 'אירוע אחד ב{month}', two: 'שני אירועים ב{month}', other: '{n} אירועים ב{month}' },
  withoutFilters: {
    one: 'אירוע אחד בלי הסינון',
    two: 'שני אירועים בלי הסינון',
    other: '{n} אירועים בלי הסינון',
  },
  loading: 'מחפשים',
  failed: 'החיפוש לא נענה. בדקו את החיבור ונסו שוב.',
} satisfies HebrewFor<typeof english>
