import type { Sample } from './sample.ts'

/** From the day of the seed to five days after it: the only stretch that every month's grid shows around its "today". */
export const samplesFirstScreen: Sample[] = [
  {
    key: 'penetration-testing-questions',
    offset: 0,
    hours: ['13:00', '14:00'],
    eventType: 'webinar',
    difficultyLevel: 'beginner',
    place: 'online',
    tags: ['careers', 'pentest'],
    title: 'Open Q&A: Getting into Penetration Testing',
    titleHe: 'שעת שאלות פתוחה: איך נכנסים לעולם בדיקות החדירה',
    description:
      'Three testers with very different paths answer whatever you ask: first jobs, certifications worth the money, and what a working week really looks like.',
    descriptionHe:
      'שלושה אנשי מקצוע שהגיעו לתחום בדרכים שונות לגמרי עונים על כל שאלה: העבודה הראשונה, אילו הסמכות שוות את המחיר, ואיך נראה שבוע עבודה באמת.',
  },
  {
    key: 'two-days-of-flags',
    offset: 0,
    days: 3,
    hours: ['16:00', '16:00'],
    eventType: 'ctf',
    difficultyLevel: 'advanced',
    place: 'online',
    prizeMoney: 10_000,
    tags: ['jeopardy', 'teams', 'pwn', 'crypto'],
    title: 'Forty-Eight Hours of Flags',
    titleHe: '48 שעות של דגלים',
    description:
      'Sixty challenges in web, crypto, binary exploitation and hardware, released in waves so that every time zone gets a fair start. Teams of any size; write-ups decide ties.',
    descriptionHe:
      'שישים אתגרים בווב, בקריפטוגרפיה, בניצול חולשות בינאריות ובחומרה, שנפתחים בגלים כדי שנקודת הפתיחה תהיה הוגנת בכל אזור זמן. צוותים בכל גודל, ובמקרה של תיקו מכריע הפתרון הכתוב.',
  },
  {
    key: 'privacy-hackathon',
    offset: 1,
    days: 2,
    eventType: 'hackathon',
    difficultyLevel: 'mixed',
    place: { country: 'EE', city: 'Tallinn', venue: 'Old Print Works' },
    prizeMoney: 5000,
    tags: ['privacy', 'open-source'],
    title: 'A Hackathon for Privacy From the First Line',
    titleHe: 'האקתון: פרטיות משורת הקוד הראשונה',
    description:
      'Two days to build an open-source tool that lets people keep their data to themselves. Mentors in law, design and cryptography walk between the tables.',
    descriptionHe:
      'יומיים לבנות כלי בקוד פתוח שעוזר לאנשים לשמור את המידע שלהם לעצמם. מנטורים מתחומי המשפט, העיצוב והקריפטוגרפיה עוברים בין השולחנות.',
  },
  {
    key: 'cryptography-readers',
    offset: 1,
    hours: ['17:00', '18:00'],
    eventType: 'meetup',
    difficultyLevel: 'advanced',
    place: 'online',
    tags: ['crypto', 'community'],
    title: 'Cryptography Readers: One Paper, One Hour',
    titleHe: 'קוראים קריפטוגרפיה: מאמר אחד, שעה אחת',
    description:
      'We read one classic paper in advance and spend an hour on what it assumed, what it proved and what broke since. This time: how to share a secret.',
    descriptionHe:
      'קוראים מראש מאמר קלאסי אחד, ומקדישים שעה למה שהוא הניח, למה שהוא הוכיח ולמה שנשבר מאז. הפעם על חלוקת סוד.',
  },
  {
    key: 'cloud-misconfigurations',
    offset: 1,
    hours: ['18:30', '20:30'],
    eventType: 'workshop',
    difficultyLevel: 'intermediate',
    place: 'online',
    tags: ['cloud', 'hands-on'],
    title: 'Cloud Misconfigurations Lab',
    titleHe: 'סדנה אונליין: טעויות תצורה בענן',
    description:
      'Each participant gets a cloud account with eleven mistakes in it and two hours to find, exploit and repair them. Accounts close by themselves afterwards.',
    descriptionHe:
      'כל המשתתפים מקבלים חשבון ענן עם אחת־עשרה טעויות ושעתיים למצוא, לנצל ולתקן אותן. החשבונות נסגרים מעצמם בסוף.',
  },
  {
    key: 'web-hacking-basics',
    offset: 2,
    hours: ['17:30', '20:30'],
    eventType: 'workshop',
    difficultyLevel: 'beginner',
    place: { country: 'IL', city: 'Tel Aviv', venue: 'The Loft' },
    tags: ['web', 'owasp', 'hands-on'],
    title: 'Web Hacking Basics, Hands On',
    titleHe: 'סדנה מעשית: יסודות הפריצה לאתרים',
    description:
      'An evening of breaking a small shop that was built to be broken: injection, broken access control and stolen sessions, and how to fix each one. No experience needed.',
    descriptionHe:
      'ערב שבו פורצים לחנות קטנה שנבנתה בדיוק בשביל זה: הזרקות, בקרת גישה שבורה וגניבת סשנים, ואיך מתקנים כל אחת מהן. לא צריך ניסיון קודם.',
  },
  {
    key: 'red-against-blue',
    offset: 2,
    days: 2,
    eventType: 'competition',
    difficultyLevel: 'expert',
    place: { country: 'DE', city: 'Berlin', venue: 'Spreehalle' },
    prizeMoney: 15_000,
    tags: ['attack-defense', 'teams'],
    title: 'Red Against Blue: Attack and Defense Final',
    titleHe: 'אדומים מול כחולים: גמר תחרות תקיפה והגנה',
    description:
      'Eight qualified teams defend the same network while attacking the other seven, live on stage with commentary. Spectators are welcome on both days.',
    descriptionHe:
      'שמונה צוותים שעלו לגמר מגינים על אותה רשת ותוקפים את שבעת האחרים, על הבמה ועם פרשנות חיה. הקהל מוזמן בשני הימים.',
  },
  {
    key: 'small-teams-conference',
    offset: 3,
    days: 2,
    eventType: 'conference',
    difficultyLevel: 'mixed',
    place: { country: 'CZ', city: 'Prague', venue: 'River Forum' },
    tags: ['defense', 'small-business'],
    title: 'Small Teams, Big Targets',
    titleHe: 'צוות קטן, מטרה גדולה',
    description:
      'A two-day conference for the one or two people who look after security in a whole organization: short talks, long breaks and a wall of questions.',
    descriptionHe:
      'כנס של יומיים למי שאחראים לבדם או בזוג על אבטחת המידע בארגון שלם: הרצאות קצרות, הפסקות ארוכות וקיר של שאלות.',
  },
  {
    key: 'jeopardy-night',
    offset: 3,
    hours: ['12:00', '23:00'],
    eventType: 'ctf',
    difficultyLevel: 'mixed',
    place: 'online',
    prizeMoney: 1500,
    tags: ['jeopardy', 'osint', 'misc'],
    title: 'Jeopardy Night CTF',
    titleHe: 'ליל CTF בסגנון Jeopardy',
    description:
      'Thirty challenges from very easy to very unfair, with a live chat where the authors drop hints at every full hour. Solo players and teams are ranked separately.',
    descriptionHe:
      'שלושים אתגרים, מהקלים ביותר ועד כאלה שלא הוגנים בעליל, וצ׳אט חי שבו הכותבים משחררים רמזים בכל שעה עגולה. יחידים וצוותים מדורגים בנפרד.',
  },
  {
    key: 'phishing-spotters',
    offset: 3,
    hours: ['15:00', '17:00'],
    eventType: 'competition',
    difficultyLevel: 'beginner',
    place: 'online',
    prizeMoney: 500,
    tags: ['phishing', 'awareness'],
    title: 'The Phishing Spotters’ Contest',
    titleHe: 'תחרות: מי מזהה את הפישינג',
    description:
      'One hundred messages, half of them traps, against the clock. Open to everyone who has an inbox; the best ten explain how they knew.',
    descriptionHe:
      'מאה הודעות, חצי מהן מלכודות, והשעון מתקתק. פתוח לכל מי שיש להם תיבת מייל, ועשרת המצטיינים מסבירים איך ידעו.',
  },
  {
    key: 'evidence-bag',
    offset: 3,
    hours: ['19:00', '23:00'],
    eventType: 'ctf',
    difficultyLevel: 'intermediate',
    place: 'online',
    tags: ['forensics', 'memory'],
    title: 'Evidence Bag: A Forensics CTF',
    titleHe: 'שקית ראיות: CTF בפורנזיקה דיגיטלית',
    description:
      'One case, one disk image, one memory dump and twelve questions that lead from the first suspicious e-mail to the person who sent it. Download the evidence a day early.',
    descriptionHe:
      'תיק אחד, עותק אחד של דיסק, תמונת זיכרון אחת ושתים־עשרה שאלות שמובילות מהמייל החשוד הראשון ועד למי ששלח אותו. את חומר הראיות אפשר להוריד יום לפני.',
  },
  {
    key: 'jerusalem-meetup',
    offset: 4,
    hours: ['18:30', '21:00'],
    eventType: 'meetup',
    difficultyLevel: 'mixed',
    place: { country: 'IL', city: 'Jerusalem', venue: 'Market Hub' },
    tags: ['community', 'talks'],
    title: 'Jerusalem Security Meetup',
    titleHe: 'מפגש אבטחת המידע של ירושלים',
    description:
      'Two short talks, one on a bug that hid for nine years and one on running a bug bounty with three people, and then beer and conversation.',
    descriptionHe:
      'שתי הרצאות קצרות, אחת על באג שהסתתר תשע שנים ואחת על תוכנית Bug Bounty שמנהלים שלושה אנשים, ואחריהן בירה ושיחה.',
  },
  {
    key: 'secure-python',
    offset: 4,
    hours: ['09:00', '17:00'],
    eventType: 'training',
    difficultyLevel: 'intermediate',
    place: { country: 'IL', city: 'Haifa', venue: 'Carmel Training Rooms' },
    tags: ['appsec', 'python'],
    title: 'Secure Coding in Python: A Training Day',
    titleHe: 'יום הדרכה: כתיבת קוד מאובטח ב־Python',
    description:
      'For developers who ship web services: input handling, secrets, dependencies and reviews, each with an exercise on code that looked fine. Lunch is included.',
    descriptionHe:
      'למי שמפתחים שירותי ווב: טיפול בקלט, סודות, תלויות ו־Code Review, ולכל נושא תרגיל על קוד שנראה תקין. כולל ארוחת צהריים.',
  },
  {
    key: 'lockpicking-fair',
    offset: 5,
    eventType: 'other',
    difficultyLevel: 'beginner',
    place: { country: 'NL', city: 'Amsterdam', venue: 'Harbor Shed 7' },
    tags: ['lockpicking', 'family'],
    title: 'Lockpicking Village and Retro Hacking Fair',
    titleHe: 'יריד פריצת מנעולים ומחשבים של פעם',
    description:
      'A day of locks to open, modems to whistle at and machines older than their visitors. Children are welcome and usually faster.',
    descriptionHe:
      'יום של מנעולים שצריך לפתוח, מודמים ששורקים אליהם ומחשבים שמבוגרים מהמבקרים. ילדים מוזמנים, ובדרך כלל הם מהירים יותר.',
  },
]
