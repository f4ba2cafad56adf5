import { foldedText, withoutHebrewPrefix } from '../text/spelling.ts'

/** What people type for a name, and the name as events have it. */
export type TypedName = { typed: string; means: string }

/** Of series that many look for: their names in Hebrew letters, and what they are called in short. */
const series: Record<string, string> = {
  'def con': 'דפקון, דף קון, דפ קון',
  'black hat': 'בלק האט, בלאק האט, בלקהאט, בלאקהאט',
  'blue hat': 'בלו האט, בלוהאט',
  bsides: 'בי־סיידס, ביסיידס, בסיידס, security bsides',
  owasp: 'אוואספ, אווספ, אואספ',
  'owasp appsec': 'אפסק, אפ סק',
  'hack in the box': 'hitb',
  'cyber week': 'סייבר וויק, שבוע הסייבר',
  cybertech: 'סייברטק, סייבר טק',
  'rsa conference': 'rsac, rsa con',
  nullcon: 'נולקון, נאלקון',
  troopers: 'טרופרס',
  'usenix security': 'יוזניקס',
  'chaos communication congress': 'ccc, קאוס',
  'hack lu': 'hacklu',
  pwn2own: 'pwn to own, pwntoown',
  'insomni hack': 'insomnihack',
}

let known: TypedName[] | undefined

/** The names that come with the product. */
export function knownNames(): readonly TypedName[] {
  known ??= Object.entries(series).flatMap(([means, names]) => names.split(', ').map((typed) => ({ typed, means })))
  return known
}

/** The most words that a name is typed in. */
const longest = 4

/**
 * A search with the names that it holds as events have them, folded (`foldedText`); null where it holds none. Whole words
 * count, the longest name first, Hebrew ones also with the letters in front of them.
 */
export function namedOtherwise(text: string, names: readonly TypedName[]): string | null {
  const means = new Map(names.map((name) => [foldedText(name.typed), foldedText(name.means)]))
  const words = foldedText(text).split(' ')
  const named: string[] = []
  for (let at = 0; at < words.length;) {
    const found = nameAt(words.slice(at, at + longest), means)
    named.push(found?.means ?? words[at] ?? '')
    at += found?.length ?? 1
  }
  const otherwise = named.join(' ')
  return otherwise === words.join(' ') ? null : otherwise
}

function nameAt(
  ahead: readonly string[],
  means: ReadonlyMap<string, string>,
): { means: string; length: number } | null {
  for (let length = ahead.length; length > 0; length -= 1) {
    const [first = '', ...more] = ahead.slice(0, length)
    for (const word of [first, withoutHebrewPrefix(first) ?? '']) {
      const meant = word && means.get([word, ...more].join(' '))
      if (meant) return { means: meant, length }
    }
  }
  return null
}
