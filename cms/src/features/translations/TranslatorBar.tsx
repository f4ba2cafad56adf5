import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { BeforeDocumentControlsServerProps } from 'payload'
import { BarOfTranslator } from './BarOfTranslator.tsx'

/** The bar in the panel's language: the dictionaries stay on the server. */
export function TranslatorBar({ i18n }: BeforeDocumentControlsServerProps) {
  const { bar, title, kinds, failed } = messagesFor(localeOf(i18n.language)).translationsPanel
  return <BarOfTranslator texts={{ ...bar, title, kinds, failed }} />
}
