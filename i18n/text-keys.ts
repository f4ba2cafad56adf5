import { messagesFor } from './messages.ts'
import { privacyPolicy } from './privacy-policy.ts'

/** A text that visitors read, by its key (`home.heroTitle`, `calendar.more.one`), as it is built in. */
export type TextEntry = {
  key: string
  /** The page or part of the site: the first word of the key. */
  area: string
  /** null for a form that English has not: Hebrew counts two of a thing by a form of its own (`calendar.more.two`). */
  english: string | null
  /** null where there is no Hebrew yet: the privacy policy was written in English. */
  hebrew: string | null
}

/** Every text of the site that people may change, in the order of the dictionaries. */
export function textEntries(): TextEntry[] {
  return entries
}

/** The built-in text of a key; undefined where it is no text of the site. */
export function textEntry(key: string): TextEntry | undefined {
  return byKey.get(key)
}

/** Whether it may run over several lines: paragraphs parted by empty lines, and lists of lines that begin with "- ". */
export function hasParagraphs({ key, english, hebrew }: TextEntry): boolean {
  return ofDocument.test(key) || `${english}${hebrew}`.includes('\n')
}

/** What the people behind the site read: the dashboard, the editors' panel, the closed door to both, and mails to them. */
const ofStaff = /^(?:dashboard\w*|\w+Panel|personalData|staffMail|login|denied)\./

/** The questions and their groups are kept by themselves, since they can be added, removed and put in order. */
const ofQuestions = /^faq\.\w+\./

/** What programs compare: the opening of a sample event, and the words that the API's contract promises. */
const compared = new Set(['card.sampleOpening', 'requestErrors.alreadyExists'])

const ofDocument = /^(?:terms\.sections|privacyPolicy)\.\w+\.text$/

const entries = allEntries()
const byKey = new Map(entries.map((entry) => [entry.key, entry]))

function allEntries(): TextEntry[] {
  const english = new Map(textsIn(messagesFor('en')))
  const hebrew = new Map(textsIn(messagesFor('he')))
  const keys = [...hebrew.keys()].filter(
    (key) => !ofStaff.test(key) && !ofQuestions.test(key) && !compared.has(key),
  )
  return [
    ...keys.map((key) => entryOf(key, english.get(key) ?? null, hebrew.get(key) ?? null)),
    ...privacyPolicy.flatMap(({ id, title, text }) => [
      entryOf(`privacyPolicy.${id}.title`, title, null),
      entryOf(`privacyPolicy.${id}.text`, text, null),
    ]),
  ]
}

function entryOf(key: string, english: string | null, hebrew: string | null): TextEntry {
  return { key, area: key.slice(0, key.indexOf('.')), english, hebrew }
}

function textsIn(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(node as Record<string, unknown>).flatMap(([name, value]) =>
    textsIn(value, path === '' ? name : `${path}.${name}`),
  )
}
