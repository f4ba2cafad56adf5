import type { Thing } from '@cyberluach/core/messages/word-question'

import type { Locale } from './locales.ts'

/** How a language says something: as a question says it, and how else an answer may. */
type Spoken = Record<Locale, readonly [said: string, ...others: string[]]>

/** Numbers in words, as they are counted by; up to the largest sum of a question, and the tens. */
export const numberWords: ReadonlyMap<number, Spoken> = new Map([
  [2, { en: ['two'], he: ['שתיים', 'שתים', 'שניים', 'שנים'] }],
  [3, { en: ['three'], he: ['שלוש', 'שלושה'] }],
  [4, { en: ['four'], he: ['ארבע', 'ארבעה'] }],
  [5, { en: ['five'], he: ['חמש', 'חמישה'] }],
  [6, { en: ['six'], he: ['שש', 'שישה'] }],
  [7, { en: ['seven'], he: ['שבע', 'שבעה'] }],
  [8, { en: ['eight'], he: ['שמונה'] }],
  [9, { en: ['nine'], he: ['תשע', 'תשעה'] }],
  [10, { en: ['ten'], he: ['עשר', 'עשרה'] }],
  [11, { en: ['eleven'], he: ['אחת עשרה', 'אחד עשר'] }],
  [12, { en: ['twelve'], he: ['שתים עשרה', 'שתיים עשרה', 'שנים עשר', 'שניים עשר'] }],
  [13, { en: ['thirteen'], he: ['שלוש עשרה', 'שלושה עשר'] }],
  [14, { en: ['fourteen'], he: ['ארבע עשרה', 'ארבעה עשר'] }],
  [15, { en: ['fifteen'], he: ['חמש עשרה', 'חמישה עשר'] }],
  [16, { en: ['sixteen'], he: ['שש עשרה', 'שישה עשר'] }],
  [17, { en: ['seventeen'], he: ['שבע עשרה', 'שבעה עשר'] }],
  [18, { en: ['eighteen'], he: ['שמונה עשרה', 'שמונה עשר'] }],
  [20, { en: ['twenty'], he: ['עשרים'] }],
  [30, { en: ['thirty'], he: ['שלושים'] }],
  [40, { en: ['forty', 'fourty'], he: ['ארבעים'] }],
  [60, { en: ['sixty'], he: ['שישים', 'ששים'] }],
  [80, { en: ['eighty'], he: ['שמונים'] }],
  [90, { en: ['ninety'], he: ['תשעים'] }],
])

export const thingWords: Record<Thing, Spoken> = {
  dog: { en: ['dog'], he: ['כלב'] },
  cat: { en: ['cat'], he: ['חתול'] },
  horse: { en: ['horse'], he: ['סוס'] },
  cow: { en: ['cow'], he: ['פרה'] },
  lion: { en: ['lion'], he: ['אריה'] },
  apple: { en: ['apple'], he: ['תפוח'] },
  banana: { en: ['banana'], he: ['בננה'] },
  pear: { en: ['pear'], he: ['אגס'] },
  grape: { en: ['grape', 'grapes'], he: ['ענבים', 'ענב'] },
  watermelon: { en: ['watermelon'], he: ['אבטיח'] },
  red: { en: ['red'], he: ['אדום'] },
  blue: { en: ['blue'], he: ['כחול'] },
  green: { en: ['green'], he: ['ירוק'] },
  yellow: { en: ['yellow'], he: ['צהוב'] },
  black: { en: ['black'], he: ['שחור'] },
  shirt: { en: ['shirt'], he: ['חולצה'] },
  sock: { en: ['sock', 'socks'], he: ['גרב', 'גרביים'] },
  coat: { en: ['coat'], he: ['מעיל'] },
  hat: { en: ['hat'], he: ['כובע'] },
  scarf: { en: ['scarf'], he: ['צעיף'] },
  hand: { en: ['hand'], he: ['יד'] },
  nose: { en: ['nose'], he: ['אף'] },
  ear: { en: ['ear'], he: ['אוזן', 'אזן'] },
  foot: { en: ['foot'], he: ['רגל', 'כף רגל'] },
  knee: { en: ['knee'], he: ['ברך'] },
}
