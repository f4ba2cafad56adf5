/** A rule of how the product’s Hebrew is written: what stands against it, and what to write. */
export type VoiceRule = {
  use: string
  instead: RegExp
  /** Of which texts: of all, where nothing is said. */
  of?: RegExp
  /** Texts of the law speak otherwise, and some words mean something else where they stand. */
  except?: RegExp
}

/** One word for one thing. */
const terms: VoiceRule[] = [
  { use: 'נדחה למועד שייקבע', instead: /נדחה למועד (?!שייקבע)/ },
  { use: 'מועד חדש, הועבר', instead: /תאריך חדש|הוזז|ההזזה/ },
  { use: 'הוארך', instead: /נדח(?:ה|ו|תה)|דחיי/, of: /deadline/i },
  {
    use: 'המועד הוארך',
    instead: /מועד(?:ים)? (?:\S+ )?(?:ש|אם )?נדח/,
    except: /postponed|fates|asked|askStates/,
  },
  { use: 'קול קורא, תשובות למגישים', instead: /הגשת הרצאות|להגיש הרצאות|למרצים/ },
  {
    use: 'החיבור נותק',
    instead: /הפעילות (?:תסתיים|הסתיימה)|ההתחברות (?:שלכם )?הסתיימה|התנתקתם(?! בחלון)/,
  },
  { use: 'ללא עלות', instead: /ב?חינם|ללא תשלום|בלי תשלום/ },
  { use: 'לא הצליחה', instead: /נכשלה/ },
  { use: 'אין עדיין', instead: /(?<![א-ת])עדיין אין/ },
  { use: 'הרשמה, נרשמים', instead: word('מנוי|מנויים|מנויי|מינוי') },
  {
    use: 'מקור',
    instead: /רשימ/,
    of: /^dashboard(Sources|Decisions)|^eventPage/,
    except: /Sources\.emptyText/,
  },
  { use: 'בידי', instead: /על[ -]ידי|ע״י/ },
  { use: 'אירועים בתחום הסייבר', instead: /אירועי סייבר/ },
  { use: 'אימייל (כתובת), מייל (הודעה)', instead: /דוא[״"]ל|נשלח\S* (?:\S+ )?אימייל/ },
  { use: 'אונליין', instead: /מקוון/ },
  { use: 'ביניים', instead: /בינוני(?!ת)/ },
  { use: 'הגשת אירוע', instead: word('שליחת אירוע') },
  { use: 'לשונית', instead: /כרטיסיי?ה/ },
  { use: 'עוגיות', instead: /Cookie/ },
  { use: 'מייל, הודעה', instead: new RegExp(`מכתב|ניוזלטר|${word('דואר').source}`) },
  { use: 'סייברלוח', instead: /CyberLuach/ },
  { use: 'דף', instead: word('עמוד|עמודי|עמודים') },
  { use: 'מ״ב, ג״ב', instead: /\d ?[MG]B/ },
  { use: 'UTC−12', instead: /UTC-/ },
]

/** How it is said. */
const manners: VoiceRule[] = [
  { use: 'אי אפשר', instead: /לא ניתן|(?<![א-ת])ניתן ל(?!לא)/ },
  { use: 'חל, קרה, או הפועל עצמו', instead: /[תימנ]תבצע|התבצע/ },
  { use: 'בחרו, כתבו, בלי נא', instead: /(?<![א-ת])נא |(?<![א-ת])אנא(?![א-ת])/ },
  {
    use: 'שלכם, נסו: רבים',
    instead: word('שלך|לך|אליך|עליך|אותך|איתך|עבורך|ברצונך|אתה|לחץ|הקלד|נסה|הזן|הכנס'),
  },
  { use: 'שם פעולה או רבים, לא ציווי ביחיד', instead: oneImperative() },
  { use: 'זאת, הזאת', instead: /(?<![א-ת])[ושהכלבמ]{0,2}זו(?![א-ת])/ },
  { use: 'הזה, הזאת', instead: /(?:שדה|ערך|מסמך|משתמש|דף) זה(?![א-ת])/ },
  { use: 'לא, הוא לא', instead: word('אינו|אינה|אינם|אינן|איננו|אינכם'), except: /^(terms|accessibility)\./ },
  { use: 'מייד', instead: word('מיד') },
  { use: 'ימים, גם מעל 10', instead: /[\d}] יום(?![א-ת])/ },
  { use: 'שום דבר לא', instead: /(?<!שום )(?<![א-ת])ו?דבר לא/ },
  { use: 'הרגע, לפני רגע', instead: /זה עתה/ },
  { use: 'נשלח מייל', instead: /נכתוב (?:לכם|אל)/ },
  { use: 'הכול', instead: word('הכל|הכלל') },
]

/** What stands between the words. */
const signs: VoiceRule[] = [
  { use: '״ ו־׳', instead: /["'„“”`]/ },
  { use: 'מקף עברי', instead: /[א-ת] ?- ?|- ?[א-ת]/ },
  { use: 'רבים, בלי לוכסן', instead: /[א-ת]\/[א-ת]/ },
  { use: 'נקודה, או משפט חדש', instead: /[!;—]|[א-ת] – [א-ת]/ },
  { use: 'שלוש נקודות', instead: /…/ },
  { use: 'תחילית רק לפני חודש, שפה או מדינה', instead: /[א-ת]\{+(?![{]*(?:month|locale|country|from|to)\})/ },
  { use: 'https, בלי לוכסנים שאחריהם אין שם', instead: /https?:(?:\/\/)?(?![\w/])/ },
  { use: 'אות בסוף מילה לטינית', instead: /[A-Za-z][+/:]+[.,]?$/ },
]

export const voiceRules = [...terms, ...manners, ...signs]

/** Which of the texts, by their paths, stand against the rule. */
export function against(rule: VoiceRule, texts: [path: string, text: string][]): [string, string][] {
  const { instead, of, except } = rule
  return texts.filter(([path, text]) => (of?.test(path) ?? true) && !except?.test(path) && instead.test(text))
}

/** One of the words (`a|b`), whatever is prefixed to it. */
function word(words: string): RegExp {
  return new RegExp(`(?<![א-ת])[ושהכלבמ]{0,2}(?:${words})(?![א-ת])`)
}

/** An order to one man, at the beginning of a text or of a sentence; Payload’s Hebrew speaks so. */
function oneImperative(): RegExp {
  const orders =
    'בחר|שלח|העבר|הוסף|מחק|ערוך|חפש|הצג|הסר|החלף|כווץ|העתק|הדבק|הזז|אפס|אמת|אלץ|גרור|חתוך|הגדר|פרסם|שחזר|השווה|טען|רוקן|קבץ|מיין|סנן|נקה|סגור|צור|הישאר|התחיל|צא|קח|דרוס|אשר|עיין|דלג'
  return new RegExp(`(?:^|[.:] )(?:${orders})(?![א-ת])`)
}
