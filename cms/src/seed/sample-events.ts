import type { Sample, SeedEvent } from './sample.ts'
import { countryName } from '@cyberluach/core/places/countries'
import { addDays, weekdayOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { eventFacts, unknownValues } from '@cyberluach/core/events/event-fields'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { messagesFor } from '@cyberluach/i18n/messages'
import { samplesFirstScreen } from './samples-first-screen.ts'
import { stableId } from './stable-id.ts'

const samplesBefore: Sample[] = [
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

const samplesAfter: Sample[] = [
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

const samples: Sample[] = [...samplesBefore, ...samplesFirstScreen, ...samplesAfter]

/** The sample events round the day of the seed; their hours are wall clock in `timeZone`. */
export function sampleEvents(today: DayKey, timeZone: string): SeedEvent[] {
  return samples.map((sample) => sampleEvent(sample, today, timeZone))
}

function sampleEvent(sample: Sample, today: DayKey, timeZone: string): SeedEvent {
  const startDay = firstDayOf(sample, today)
  const endDay = addDays(startDay, (sample.days ?? 1) - 1)
  const place = sample.place === 'online' ? null : sample.place
  return {
    id: stableId(`sample:${sample.key}`),
    title: sample.title,
    titleHe: sample.titleHe,
    description: `${messagesFor('en').card.sampleOpening} ${sample.description}`,
    descriptionHe: `${messagesFor('he').card.sampleOpening} ${sample.descriptionHe}`,
    ...unknownValues(eventFacts),
    eventType: sample.eventType,
    difficultyLevel: sample.difficultyLevel,
    allDay: !sample.hours,
    startDay,
    endDay,
    startsAt: sample.hours ? zonedInstant(startDay, sample.hours[0], timeZone) : null,
    endsAt: sample.hours ? zonedInstant(endDay, sample.hours[1], timeZone) : null,
    isOnline: !place,
    locationCountry: place && countryName(place.country),
    locationCity: place && place.city,
    locationVenue: place && place.venue,
    registrationUrl: `https://example.org/events/${sample.key}`,
    prizeMoney: sample.prizeMoney ?? null,
    tags: [...sample.tags],
    source: null,
    isSample: true,
  }
}

const friday = 5
const saturday = 6

/** In Israel people meet on working days: Friday moves to Thursday, Saturday to Sunday. */
function firstDayOf(sample: Sample, today: DayKey): DayKey {
  const day = addDays(today, sample.offset)
  if (sample.place === 'online' || sample.place.country !== 'IL') return day
  if (weekdayOf(day) === friday) return addDays(day, -1)
  return weekdayOf(day) === saturday ? addDays(day, 1) : day
}
