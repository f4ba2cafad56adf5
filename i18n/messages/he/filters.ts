import type { HebrewFor } from '../../message.ts'
import type { filters as english } from '../en/filters.ts'

export const filters = {
  searchLabel: 'חיפוש אירועים',
  searchPlaceholder: 'חיפוש אירועים',
  clearSearch: 'ניקוי החיפוש',
  toggle: 'סינון',
  toggleActive: {
    one: 'סינון, מסנן אחד פעיל',
    two: 'סינון, שני מסננים פעילים',
    other: 'סינון, {n} מסננים פעילים',
  },
  panelLabel: 'אפשרויות סינון',
  typeLabel: 'סוג אירוע',
  typeAll: 'כל הסוגים',
  locationLabel: 'מיקום',
  locationAll: 'כל המיקומים',
  locationOnline: 'אונליין',
  removeChip: 'הסרת הסינון: {value}',
  clearAll: 'ניקוי הכול',
  results: {
    one: 'אירוע אחד מתוך {total}',
    two: 'שני אירועים מתוך {total}',
    other: '{n} אירועים מתוך {total}',
  },
  apply: 'חיפוש',
  chipSearch: 'חיפוש',
  chipType: 'סוג',
  chipLocation: 'מיקום',
  saved: 'שמורים',
  savedHint: 'רק אירועים ששמרתם בדפדפן הזה',
  savedNone: 'עדיין לא שמרתם אירועים. פתחו אירוע ולחצו על ״שמירה״.',
  savedElsewhere: 'אין ב{month} אירועים ששמרתם. חפשו בחודשים אחרים.',
  chipSaved: 'רק',
} satisfies HebrewFor<typeof english>
