import type { HebrewFor } from '../../message.ts'
import type { stats as english } from '../en/stats.ts'

export const stats = {
  title: 'אירועים במספרים',
  thisMonth: 'אירועים החודש',
  upcoming: 'אירועים קרובים',
  upcomingNote: 'ב־30 הימים הקרובים',
  online: 'אירועים אונליין',
  onlineValueLabel: 'אירועים אונליין: {online} מתוך {total}, {percent}',
  prizeTotal: 'סך הפרסים',
  topCountry: 'המדינה המובילה',
  popularType: 'הסוג הנפוץ ביותר',
  noData: 'אין עדיין נתונים',
  noPrizes: 'לא הוכרזו פרסים',
  distribution: 'התפלגות לפי סוג',
  distributionLabel: 'סוגי האירועים: {list}',
  insights: 'במבט מהיר',
  format: 'אופן ההשתתפות',
  formatValue: '{online} אונליין, {physical} פיזית',
  formatValueUnknown: '{online} אונליין, {physical} פיזית, {unknown} עוד לא ידוע',
  withPrize: 'אירועים עם פרס',
  withPrizeValue: '{n} מתוך {total}',
  averagePrize: 'פרס ממוצע',
} satisfies HebrewFor<typeof english>
