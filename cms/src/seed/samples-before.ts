import type { Sample } from './sample.ts'

export const samplesBefore: Sample[] = [
  {
    key: 'first-flag',
    offset: -14,
    hours: ['18:00', '22:00'],
    eventType: 'ctf',
    difficultyLevel: 'beginner',
    place: 'online',
    tags: ['beginners', 'web', 'crypto'],
    title: 'First Flag: A CTF for Newcomers',
    titleHe: 'הדגל הראשון: CTF למתחילים',
    description:
      'Twenty short challenges, each with three hints and a written solution that opens when the clock stops. Come alone or in pairs; a browser is all you need.',
    descriptionHe:
      'עשרים אתגרים קצרים, לכל אחד שלושה רמזים ופתרון כתוב שנפתח כשהזמן נגמר. אפשר לבוא לבד או בזוגות, ומספיק דפדפן.',
  },
  {
    key: 'packet-reading',
    offset: -11,
    hours: ['09:30', '16:30'],
    eventType: 'workshop',
    difficultyLevel: 'beginner',
    place: { country: 'IL', city: 'Haifa', venue: 'Carmel Computing Center' },
    tags: ['network', 'wireshark'],
    title: 'Reading Network Traffic with Wireshark',
    titleHe: 'סדנה: קוראים תעבורת רשת עם Wireshark',
    description:
      'We open real-looking captures and work out together who talked to whom, what leaked and when it began. Bring a laptop with Wireshark installed.',
    descriptionHe:
      'נפתח יחד הקלטות תעבורה ונבין מי דיבר עם מי, מה דלף ומתי זה התחיל. הביאו מחשב נייד עם Wireshark מותקן.',
  },
  {
    key: 'incident-response-challenge',
    offset: -8,
    days: 2,
    eventType: 'competition',
    difficultyLevel: 'intermediate',
    place: { country: 'GB', city: 'London', venue: 'Riverside Hall' },
    prizeMoney: 4000,
    tags: ['incident-response', 'blue-team'],
    title: 'Incident Response Challenge',
    titleHe: 'אתגר התגובה לאירועי סייבר',
    description:
      'Teams of four get a company in the middle of a ransomware attack, a shelf of logs and two days. Judges score what you found, what you saved and how you told the board.',
    descriptionHe:
      'צוותים של ארבעה מקבלים חברה באמצע מתקפת כופר, ערמת לוגים ויומיים. השופטים בודקים מה מצאתם, מה הצלתם ואיך הסברתם את זה להנהלה.',
  },
  {
    key: 'campus-ctf',
    offset: -5,
    hours: ['10:00', '20:00'],
    eventType: 'ctf',
    difficultyLevel: 'mixed',
    place: { country: 'IL', city: 'Beer Sheva', venue: 'Student House' },
    prizeMoney: 2000,
    tags: ['students', 'teams', 'pwn'],
    title: 'Campus CTF: Ten Hours in the Negev',
    titleHe: 'CTF בקמפוס: עשר שעות בנגב',
    description:
      'Student teams of up to five solve challenges in five categories, with a separate scoreboard for first-year teams. Coffee, pizza and power sockets are on us.',
    descriptionHe:
      'צוותי סטודנטים של עד חמישה פותרים אתגרים בחמש קטגוריות, עם טבלת ניקוד נפרדת לצוותים משנה א׳. הקפה, הפיצה והשקעים עלינו.',
  },
  {
    key: 'passkeys-in-practice',
    offset: -2,
    hours: ['17:00', '18:00'],
    eventType: 'webinar',
    difficultyLevel: 'intermediate',
    place: 'online',
    tags: ['identity', 'passkeys'],
    title: 'Passkeys in Practice: Leaving Passwords Behind',
    titleHe: 'Passkeys הלכה למעשה: נפרדים מהסיסמאות',
    description:
      'What changed in support tickets, recovery and fraud after a mid-size shop moved its customers to passkeys, with the numbers. Questions are welcome throughout.',
    descriptionHe:
      'מה קרה לפניות התמיכה, לשחזור החשבונות ולניסיונות ההונאה אחרי שחנות בגודל בינוני העבירה את לקוחותיה ל־Passkeys, כולל המספרים. אפשר לשאול לאורך כל הדרך.',
  },
]
