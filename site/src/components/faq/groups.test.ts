import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { faqData } from './faq-data.ts'
import { faqGroups } from './groups.ts'

const groupsIn = (locale: 'en' | 'he') => faqGroups(locale, messagesFor(locale).faq, 'Asia/Jerusalem')

test('there are six groups, and every question has an id of its own', () => {
  const groups = groupsIn('en')
  expect(groups.map(({ title }) => title)).toEqual([
    'General',
    'Using the platform',
    'Events and calendar',
    'Submitting events',
    'Security and privacy',
    'Community and support',
  ])
  const ids = groups.flatMap(({ questions }) => questions.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('an answer names the time zone in the language of the page', () => {
  const answer = (locale: 'en' | 'he') =>
    groupsIn(locale)
      .flatMap(({ questions }) => questions)
      .find(({ id }) => id === 'events-times')?.answer
  expect(answer('en')).toContain('Israel Time')
  expect(answer('he')).toContain('שעון ישראל')
})

test('the structured data holds every question and cannot end its script element', () => {
  const groups = [
    { id: 'a', title: 'A', questions: [{ id: 'a-b', question: 'Why?', answer: '</script><b>' }] },
  ]
  const text = faqData(groups, '/faq', 'en')
  expect(text).not.toContain('</script>')
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: '</script><b>' } }],
  })
})
