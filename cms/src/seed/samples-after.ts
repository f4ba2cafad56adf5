import type { Sample } from './sample.ts'

export const samplesAfter: Sample[] = [
  {
    key: 'firmware-reversing',
    offset: 8,
    hours: ['09:00', '17:00'],
    eventType: 'workshop',
    difficultyLevel: 'advanced',
    place: { country: 'IL', city: 'Tel Aviv', venue: 'Workshop House' },
    tags: ['reverse-engineering', 'hardware'],
    title: 'Reverse Engineering Firmware',
    titleHe: 'סדנה: הנדסה לאחור של קושחה',
    description:
      'From a router on the table to its firmware in Ghidra, and from there to a bug worth reporting. Participants should read C and a little assembly.',
    descriptionHe:
      'מהנתב שעל השולחן אל הקושחה שלו ב־Ghidra, ומשם לבאג ששווה דיווח. כדאי לדעת לקרוא C וקצת אסמבלי.',
  },
  {
    key: 'atlantic-finals',
    offset: 12,
    days: 2,
    eventType: 'ctf',
    difficultyLevel: 'expert',
    place: { country: 'PT', city: 'Lisbon', venue: 'Doca Pavilion' },
    prizeMoney: 20_000,
    tags: ['finals', 'teams', 'pwn'],
    title: 'Atlantic CTF Finals',
    titleHe: 'גמר ה־CTF האטלנטי',
    description:
      'The twelve best teams of the online qualifier meet in one hall for two days of exploitation, reversing and hardware. The scoreboard is public until the last hour.',
    descriptionHe:
      'שנים־עשר הצוותים הטובים ביותר מהמוקדמות נפגשים באולם אחד ליומיים של ניצול חולשות, הנדסה לאחור וחומרה. טבלת הניקוד פתוחה לציבור עד השעה האחרונה.',
  },
  {
    key: 'northern-cyber-day',
    offset: 16,
    hours: ['09:00', '17:30'],
    eventType: 'other',
    difficultyLevel: 'mixed',
    place: { country: 'IL', city: 'Haifa', venue: 'Port Campus' },
    tags: ['community', 'talks', 'careers'],
    title: 'Northern Cyber Day',
    titleHe: 'יום הסייבר של הצפון',
    description:
      'Talks in Hebrew and English on protecting ports, hospitals and factories, a hall of local companies and a corner for people looking for a first job.',
    descriptionHe:
      'הרצאות בעברית ובאנגלית על הגנה על נמלים, בתי חולים ומפעלים, מתחם של חברות מהאזור ופינה למי שמחפשים עבודה ראשונה.',
  },
  {
    key: 'soc-bootcamp',
    offset: 21,
    days: 5,
    eventType: 'training',
    difficultyLevel: 'intermediate',
    place: 'online',
    tags: ['soc', 'blue-team', 'detection'],
    title: 'SOC Analyst Bootcamp',
    titleHe: 'בוטקאמפ לאנליסטי SOC',
    description:
      'Five days of alerts, from the first false alarm to a written report: triage, hunting queries, and handing over a shift without losing the thread.',
    descriptionHe:
      'חמישה ימים של התראות, מאזעקת השווא הראשונה ועד דוח כתוב: מיון, שאילתות ציד והעברת משמרת בלי לאבד את החוט.',
  },
  {
    key: 'threat-modeling',
    offset: 26,
    eventType: 'workshop',
    difficultyLevel: 'advanced',
    place: { country: 'US', city: 'New York, NY', venue: 'Hudson Room' },
    tags: ['threat-modeling', 'design'],
    title: 'Threat Modeling for Product Teams',
    titleHe: 'סדנה: מידול איומים לצוותי מוצר',
    description:
      'Bring a feature that you have not built yet and leave with a drawing of what could go wrong, and the three changes that are worth making first.',
    descriptionHe:
      'מביאים פיצ׳ר שעוד לא נבנה ויוצאים עם שרטוט של מה שעלול להשתבש, ועם שלושת השינויים שכדאי לעשות קודם.',
  },
  {
    key: 'school-olympiad',
    offset: 33,
    hours: ['09:00', '15:00'],
    eventType: 'competition',
    difficultyLevel: 'beginner',
    place: { country: 'IL', city: 'Beer Sheva', venue: 'Science Park' },
    prizeMoney: 3000,
    tags: ['youth', 'school'],
    title: 'High School Cyber Olympiad',
    titleHe: 'אולימפיאדת הסייבר לתיכונים',
    description:
      'Teams from high schools all over the country solve puzzles in logic, codes and networks. The prizes go to the schools’ computer rooms.',
    descriptionHe:
      'צוותים מתיכונים מכל הארץ פותרים חידות בלוגיקה, בצפנים וברשתות. הפרסים הולכים לחדרי המחשבים של בתי הספר.',
  },
  {
    key: 'remote-reversers',
    offset: 42,
    hours: ['19:00', '20:30'],
    eventType: 'meetup',
    difficultyLevel: 'advanced',
    place: 'online',
    tags: ['reverse-engineering', 'community'],
    title: 'Remote Reversers Meetup',
    titleHe: 'מפגש אונליין לחובבי הנדסה לאחור',
    description:
      'Somebody brings a binary, everybody stares at it together, and by the end of the evening we usually know what it does. Screens are shared, cameras are optional.',
    descriptionHe:
      'מישהו מביא קובץ בינארי, כולם בוהים בו יחד, ועד סוף הערב בדרך כלל ברור מה הוא עושה. משתפים מסך, מצלמה לא חובה.',
  },
]
