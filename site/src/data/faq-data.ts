import type { Group } from './faq-groups.ts'

/** Structured data (schema.org) of all questions, ready for its script element: no text can end that element. */
export function faqData(groups: Group[], url: string, inLanguage: string): string {
  const mainEntity = groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question.text,
      acceptedAnswer: { '@type': 'Answer', text: answer.text },
    }))
  const data = { '@context': 'https://schema.org', '@type': 'FAQPage', url, inLanguage, mainEntity }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
