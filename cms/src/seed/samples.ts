import type { DifficultyLevel, EventType } from '@cyberluach/core/events/event'

/** A sample event as it is written down: placed by its distance from the day of the seed. */
export type Sample = readonly [
  facts: readonly [
    /** Names the event for ever: its id comes from this. */
    key: string,
    /** Days from the day of the seed to the first day. */
    offset: number,
    days: number,
    /** Wall clock in the site's time zone, from the first day to the last; an all-day event has none. */
    hours: `${string}–${string}` | null,
    type: EventType,
    level: DifficultyLevel,
    prizeMoney: number | null,
  ],
  /** A place is its country by ISO 3166-1 alpha-2, its city and its venue; tags have spaces between them. */
  where: readonly [place: 'online' | `${string} / ${string} / ${string}`, tags: string],
  title: readonly [english: string, hebrew: string],
  description: string,
  descriptionHe: string,
]

/** Round the day of the seed, in the order of their days. */
export const samples: readonly Sample[] = [
  [
    ['first-flag', -14, 1, '18:00–22:00', 'ctf', 'beginner', null],
    ['online', 'beginners web crypto'],
    ['First Flag: A CTF for Newcomers', 'הדגל הראשון: CTF למתחילים'],
    'Twenty short challenges, each with three hints and a written solution that opens when the clock stops. Come alone or in pairs; a browser is all you need.',
    'עשרים אתגרים קצרים, לכל אחד שלושה רמזים ופתרון כתוב שנפתח כשהזמן נגמר. אפשר לבוא לבד או בזוגות, ומספיק דפדפן.',
  ],
  [
    ['packet-reading', -11, 1, '09:30–16:30', 'workshop', 'beginner', null],
    ['IL / Haifa / Carmel Computing Center', 'network wireshark'],
    ['Reading Network Traffic with Wireshark', 'סדנה: קוראים תעבורת רשת עם Wireshark'],
    'We open real-looking captures and work out together who talked to whom, what leaked and when it began. Bring a laptop with Wireshark installed.',
    'נפתח יחד הקלטות תעבורה ונבין מי דיבר עם מי, מה דלף ומתי זה התחיל. הביאו מחשב נייד עם Wireshark מותקן.',
  ],
  [
    ['incident-response-challenge', -8, 2, null, 'competition', 'intermediate', 4000],
    ['GB / London / Riverside Hall', 'incident-response blue-team'],
    ['Incident Response Challenge', 'אתגר התגובה לאירועי סייבר'],
    'Teams of four get a company in the middle of a ransomware attack, a shelf of logs and two days. Judges score what you found, what you saved and how you told the board.',
    'צוותים של ארבעה מקבלים חברה באמצע מתקפת כופר, ערמת לוגים ויומיים. השופטים בודקים מה מצאתם, מה הצלתם ואיך הסברתם את זה להנהלה.',
  ],
  [
    ['campus-ctf', -5, 1, '10:00–20:00', 'ctf', 'mixed', 2000],
    ['IL / Beer Sheva / Student House', 'students teams pwn'],
    ['Campus CTF: Ten Hours in the Negev', 'CTF בקמפוס: עשר שעות בנגב'],
    'Student teams of up to five solve challenges in five categories, with a separate scoreboard for first-year teams. Coffee, pizza and power sockets are on us.',
    'צוותי סטודנטים של עד חמישה פותרים אתגרים בחמש קטגוריות, עם טבלת ניקוד נפרדת לצוותים משנה א׳. הקפה, הפיצה והשקעים עלינו.',
  ],
  [
    ['passkeys-in-practice', -2, 1, '17:00–18:00', 'webinar', 'intermediate', null],
    ['online', 'identity passkeys'],
    ['Passkeys in Practice: Leaving Passwords Behind', 'Passkeys הלכה למעשה: נפרדים מהסיסמאות'],
    'What changed in support tickets, recovery and fraud after a mid-size shop moved its customers to passkeys, with the numbers. Questions are welcome throughout.',
    'מה קרה לפניות התמיכה, לשחזור החשבונות ולניסיונות ההונאה אחרי שחנות בגודל בינוני העבירה את לקוחותיה ל־Passkeys, כולל המספרים. אפשר לשאול לאורך כל הדרך.',
  ],
  // From the day of the seed to five days after it: the only stretch that every month's grid shows around its "today".
  [
    ['penetration-testing-questions', 0, 1, '13:00–14:00', 'webinar', 'beginner', null],
    ['online', 'careers pentest'],
    ['Open Q&A: Getting into Penetration Testing', 'שעת שאלות פתוחה: איך נכנסים לעולם בדיקות החדירה'],
    'Three testers with very different paths answer whatever you ask: first jobs, certifications worth the money, and what a working week really looks like.',
    'שלושה אנשי מקצוע שהגיעו לתחום בדרכים שונות לגמרי עונים על כל שאלה: העבודה הראשונה, אילו הסמכות שוות את המחיר, ואיך נראה שבוע עבודה באמת.',
  ],
  [
    ['two-days-of-flags', 0, 3, '16:00–16:00', 'ctf', 'advanced', 10000],
    ['online', 'jeopardy teams pwn crypto'],
    ['Forty-Eight Hours of Flags', '48 שעות של דגלים'],
    'Sixty challenges in web, crypto, binary exploitation and hardware, released in waves so that every time zone gets a fair start. Teams of any size; write-ups decide ties.',
    'שישים אתגרים בווב, בקריפטוגרפיה, בניצול חולשות בינאריות ובחומרה, שנפתחים בגלים כדי שנקודת הפתיחה תהיה הוגנת בכל אזור זמן. צוותים בכל גודל, ובמקרה של תיקו מכריע הפתרון הכתוב.',
  ],
  [
    ['privacy-hackathon', 1, 2, null, 'hackathon', 'mixed', 5000],
    ['EE / Tallinn / Old Print Works', 'privacy open-source'],
    ['A Hackathon for Privacy From the First Line', 'האקתון: פרטיות משורת הקוד הראשונה'],
    'Two days to build an open-source tool that lets people keep their data to themselves. Mentors in law, design and cryptography walk between the tables.',
    'יומיים לבנות כלי בקוד פתוח שעוזר לאנשים לשמור את המידע שלהם לעצמם. מנטורים מתחומי המשפט, העיצוב והקריפטוגרפיה עוברים בין השולחנות.',
  ],
  [
    ['cryptography-readers', 1, 1, '17:00–18:00', 'meetup', 'advanced', null],
    ['online', 'crypto community'],
    ['Cryptography Readers: One Paper, One Hour', 'קוראים קריפטוגרפיה: מאמר אחד, שעה אחת'],
    'We read one classic paper in advance and spend an hour on what it assumed, what it proved and what broke since. This time: how to share a secret.',
    'קוראים מראש מאמר קלאסי אחד, ומקדישים שעה למה שהוא הניח, למה שהוא הוכיח ולמה שנשבר מאז. הפעם על חלוקת סוד.',
  ],
  [
    ['cloud-misconfigurations', 1, 1, '18:30–20:30', 'workshop', 'intermediate', null],
    ['online', 'cloud hands-on'],
    ['Cloud Misconfigurations Lab', 'סדנה אונליין: טעויות תצורה בענן'],
    'Each participant gets a cloud account with eleven mistakes in it and two hours to find, exploit and repair them. Accounts close by themselves afterwards.',
    'כל המשתתפים מקבלים חשבון ענן עם אחת־עשרה טעויות ושעתיים למצוא, לנצל ולתקן אותן. החשבונות נסגרים מעצמם בסוף.',
  ],
  [
    ['web-hacking-basics', 2, 1, '17:30–20:30', 'workshop', 'beginner', null],
    ['IL / Tel Aviv / The Loft', 'web owasp hands-on'],
    ['Web Hacking Basics, Hands On', 'סדנה מעשית: יסודות הפריצה לאתרים'],
    'An evening of breaking a small shop that was built to be broken: injection, broken access control and stolen sessions, and how to fix each one. No experience needed.',
    'ערב שבו פורצים לחנות קטנה שנבנתה בדיוק בשביל זה: הזרקות, בקרת גישה שבורה וגניבת סשנים, ואיך מתקנים כל אחת מהן. לא צריך ניסיון קודם.',
  ],
  [
    ['red-against-blue', 2, 2, null, 'competition', 'expert', 15000],
    ['DE / Berlin / Spreehalle', 'attack-defense teams'],
    ['Red Against Blue: Attack and Defense Final', 'אדומים מול כחולים: גמר תחרות תקיפה והגנה'],
    'Eight qualified teams defend the same network while attacking the other seven, live on stage with commentary. Spectators are welcome on both days.',
    'שמונה צוותים שעלו לגמר מגינים על אותה רשת ותוקפים את שבעת האחרים, על הבמה ועם פרשנות חיה. הקהל מוזמן בשני הימים.',
  ],
  [
    ['small-teams-conference', 3, 2, null, 'conference', 'mixed', null],
    ['CZ / Prague / River Forum', 'defense small-business'],
    ['Small Teams, Big Targets', 'צוות קטן, מטרה גדולה'],
    'A two-day conference for the one or two people who look after security in a whole organization: short talks, long breaks and a wall of questions.',
    'כנס של יומיים למי שאחראים לבדם או בזוג על אבטחת המידע בארגון שלם: הרצאות קצרות, הפסקות ארוכות וקיר של שאלות.',
  ],
  [
    ['jeopardy-night', 3, 1, '12:00–23:00', 'ctf', 'mixed', 1500],
    ['online', 'jeopardy osint misc'],
    ['Jeopardy Night CTF', 'ליל CTF בסגנון Jeopardy'],
    'Thirty challenges from very easy to very unfair, with a live chat where the authors drop hints at every full hour. Solo players and teams are ranked separately.',
    'שלושים אתגרים, מהקלים ביותר ועד כאלה שלא הוגנים בעליל, וצ׳אט חי שבו הכותבים משחררים רמזים בכל שעה עגולה. יחידים וצוותים מדורגים בנפרד.',
  ],
  [
    ['phishing-spotters', 3, 1, '15:00–17:00', 'competition', 'beginner', 500],
    ['online', 'phishing awareness'],
    ['The Phishing Spotters’ Contest', 'תחרות: מי מזהה את הפישינג'],
    'One hundred messages, half of them traps, against the clock. Open to everyone who has an inbox; the best ten explain how they knew.',
    'מאה הודעות, חצי מהן מלכודות, והשעון מתקתק. פתוח לכל מי שיש להם תיבת מייל, ועשרת המצטיינים מסבירים איך ידעו.',
  ],
  [
    ['evidence-bag', 3, 1, '19:00–23:00', 'ctf', 'intermediate', null],
    ['online', 'forensics memory'],
    ['Evidence Bag: A Forensics CTF', 'שקית ראיות: CTF בפורנזיקה דיגיטלית'],
    'One case, one disk image, one memory dump and twelve questions that lead from the first suspicious e-mail to the person who sent it. Download the evidence a day early.',
    'תיק אחד, עותק אחד של דיסק, תמונת זיכרון אחת ושתים־עשרה שאלות שמובילות מהמייל החשוד הראשון ועד למי ששלח אותו. את חומר הראיות אפשר להוריד יום לפני.',
  ],
  [
    ['jerusalem-meetup', 4, 1, '18:30–21:00', 'meetup', 'mixed', null],
    ['IL / Jerusalem / Market Hub', 'community talks'],
    ['Jerusalem Security Meetup', 'מפגש אבטחת המידע של ירושלים'],
    'Two short talks, one on a bug that hid for nine years and one on running a bug bounty with three people, and then beer and conversation.',
    'שתי הרצאות קצרות, אחת על באג שהסתתר תשע שנים ואחת על תוכנית Bug Bounty שמנהלים שלושה אנשים, ואחריהן בירה ושיחה.',
  ],
  [
    ['secure-python', 4, 1, '09:00–17:00', 'training', 'intermediate', null],
    ['IL / Haifa / Carmel Training Rooms', 'appsec python'],
    ['Secure Coding in Python: A Training Day', 'יום הדרכה: כתיבת קוד מאובטח ב־Python'],
    'For developers who ship web services: input handling, secrets, dependencies and reviews, each with an exercise on code that looked fine. Lunch is included.',
    'למי שמפתחים שירותי ווב: טיפול בקלט, סודות, תלויות ו־Code Review, ולכל נושא תרגיל על קוד שנראה תקין. כולל ארוחת צהריים.',
  ],
  [
    ['lockpicking-fair', 5, 1, null, 'other', 'beginner', null],
    ['NL / Amsterdam / Harbor Shed 7', 'lockpicking family'],
    ['Lockpicking Village and Retro Hacking Fair', 'יריד פריצת מנעולים ומחשבים של פעם'],
    'A day of locks to open, modems to whistle at and machines older than their visitors. Children are welcome and usually faster.',
    'יום של מנעולים שצריך לפתוח, מודמים ששורקים אליהם ומחשבים שמבוגרים מהמבקרים. ילדים מוזמנים, ובדרך כלל הם מהירים יותר.',
  ],
  // The weeks after them.
  [
    ['firmware-reversing', 8, 1, '09:00–17:00', 'workshop', 'advanced', null],
    ['IL / Tel Aviv / Workshop House', 'reverse-engineering hardware'],
    ['Reverse Engineering Firmware', 'סדנה: הנדסה לאחור של קושחה'],
    'From a router on the table to its firmware in Ghidra, and from there to a bug worth reporting. Participants should read C and a little assembly.',
    'מהנתב שעל השולחן אל הקושחה שלו ב־Ghidra, ומשם לבאג ששווה דיווח. כדאי לדעת לקרוא C וקצת אסמבלי.',
  ],
  [
    ['atlantic-finals', 12, 2, null, 'ctf', 'expert', 20000],
    ['PT / Lisbon / Doca Pavilion', 'finals teams pwn'],
    ['Atlantic CTF Finals', 'גמר ה־CTF האטלנטי'],
    'The twelve best teams of the online qualifier meet in one hall for two days of exploitation, reversing and hardware. The scoreboard is public until the last hour.',
    'שנים־עשר הצוותים הטובים ביותר מהמוקדמות נפגשים באולם אחד ליומיים של ניצול חולשות, הנדסה לאחור וחומרה. טבלת הניקוד פתוחה לציבור עד השעה האחרונה.',
  ],
  [
    ['northern-cyber-day', 16, 1, '09:00–17:30', 'other', 'mixed', null],
    ['IL / Haifa / Port Campus', 'community talks careers'],
    ['Northern Cyber Day', 'יום הסייבר של הצפון'],
    'Talks in Hebrew and English on protecting ports, hospitals and factories, a hall of local companies and a corner for people looking for a first job.',
    'הרצאות בעברית ובאנגלית על הגנה על נמלים, בתי חולים ומפעלים, מתחם של חברות מהאזור ופינה למי שמחפשים עבודה ראשונה.',
  ],
  [
    ['soc-bootcamp', 21, 5, null, 'training', 'intermediate', null],
    ['online', 'soc blue-team detection'],
    ['SOC Analyst Bootcamp', 'בוטקאמפ לאנליסטי SOC'],
    'Five days of alerts, from the first false alarm to a written report: triage, hunting queries, and handing over a shift without losing the thread.',
    'חמישה ימים של התראות, מאזעקת השווא הראשונה ועד דוח כתוב: מיון, שאילתות ציד והעברת משמרת בלי לאבד את החוט.',
  ],
  [
    ['threat-modeling', 26, 1, null, 'workshop', 'advanced', null],
    ['US / New York, NY / Hudson Room', 'threat-modeling design'],
    ['Threat Modeling for Product Teams', 'סדנה: מידול איומים לצוותי מוצר'],
    'Bring a feature that you have not built yet and leave with a drawing of what could go wrong, and the three changes that are worth making first.',
    'מביאים פיצ׳ר שעוד לא נבנה ויוצאים עם שרטוט של מה שעלול להשתבש, ועם שלושת השינויים שכדאי לעשות קודם.',
  ],
  [
    ['school-olympiad', 33, 1, '09:00–15:00', 'competition', 'beginner', 3000],
    ['IL / Beer Sheva / Science Park', 'youth school'],
    ['High School Cyber Olympiad', 'אולימפיאדת הסייבר לתיכונים'],
    'Teams from high schools all over the country solve puzzles in logic, codes and networks. The prizes go to the schools’ computer rooms.',
    'צוותים מתיכונים מכל הארץ פותרים חידות בלוגיקה, בצפנים וברשתות. הפרסים הולכים לחדרי המחשבים של בתי הספר.',
  ],
  [
    ['remote-reversers', 42, 1, '19:00–20:30', 'meetup', 'advanced', null],
    ['online', 'reverse-engineering community'],
    ['Remote Reversers Meetup', 'מפגש אונליין לחובבי הנדסה לאחור'],
    'Somebody brings a binary, everybody stares at it together, and by the end of the evening we usually know what it does. Screens are shared, cameras are optional.',
    'מישהו מביא קובץ בינארי, כולם בוהים בו יחד, ועד סוף הערב בדרך כלל ברור מה הוא עושה. משתפים מסך, מצלמה לא חובה.',
  ],
]
