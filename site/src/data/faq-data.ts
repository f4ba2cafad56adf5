import type { Group } from './faq-groups.ts'
import { structuredData } from './structured-data.ts'

/** Structured data of all questions. */
export function faqData(groups: Group[], url: string, inLanguage: string): string {
  const mainEntity = groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question.text,
      acceptedAnswer: { '@type': 'Answer', text: answer.text },
    }))
  return structuredData({ '@type': 'FAQPage', url, inLanguage, mainEntity })
}
