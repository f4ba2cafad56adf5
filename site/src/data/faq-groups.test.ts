import { expect, test } from 'vitest'
import { faqData } from './meta.ts'
import { builtInGroups, faqGroups } from './faq.ts'
import { paragraphsOf } from './documents.ts'

const groupsIn = (locale: 'en' | 'he') => faqGroups(locale, builtInGroups(locale), 'Asia/Jerusalem')
const idsIn = (locale: 'en' | 'he') =>
  groupsIn(locale).flatMap(({ id, questions }) => [id, ...questions.map((entry) => entry.id)])

test('there are six built-in groups, and every question has an id of its own', () => {
  expect(groupsIn('en').map(({ title }) => title.text)).toEqual([
    'General',
    'Using the platform',
    'Events and calendar',
    'Submitting events',
    'Security and privacy',
    'Community and support',
  ])
  expect(new Set(idsIn('en')).size).toBe(idsIn('en').length)
})

test('a link to a question holds in both languages', () => {
  expect(idsIn('he')).toEqual(idsIn('en'))
})

test('an answer names the time zone in the language of the page', () => {
  const answer = (locale: 'en' | 'he') =>
    groupsIn(locale)
      .flatMap(({ questions }) => questions)
      .find(({ id }) => id === 'events-times')?.answer.text
  expect(answer('en')).toContain('Israel Time')
  expect(answer('he')).toContain('שעון ישראל')
})

test('what has no Hebrew is English in the Hebrew page, and says so, with the zone’s English name', () => {
  const own = (text: string) => ({ text, locale: 'he' as const })
  const english = (text: string) => ({ text, locale: 'en' as const })
  const entry = { id: 'a-b', question: own('למה?'), answer: english('By {zone}, not {nobody}.') }
  const [group] = faqGroups('he', [{ id: 'a', title: english('A'), questions: [entry] }], 'Asia/Jerusalem')
  expect(group?.title).toEqual({ text: 'A', dir: 'ltr', lang: 'en' })
  expect(group?.questions[0]?.question).toEqual({ text: 'למה?', dir: 'rtl', lang: undefined })
  expect(group?.questions[0]?.answer).toEqual({
    text: 'By Israel Time, not {nobody}.',
    dir: 'ltr',
    lang: 'en',
  })
})

test('the structured data holds every question and cannot end its script element', () => {
  const shown = (text: string) => ({ text, dir: 'ltr' as const, lang: undefined })
  const questions = [{ id: 'a-b', question: shown('Why?'), answer: shown('</script><b>') }]
  const text = faqData([{ id: 'a', title: shown('A'), questions }], '/faq', 'en')
  expect(text).not.toContain('</script>')
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: '</script><b>' } }],
  })
})

test('lines of an answer are its paragraphs', () => {
  expect(paragraphsOf('One.\r\n\r\n Two. \nThree.\n')).toEqual(['One.', 'Two.', 'Three.'])
})
