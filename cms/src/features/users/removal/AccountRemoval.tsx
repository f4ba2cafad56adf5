import { fieldNames } from '@cyberluach/i18n/field-names'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'
import { roleOf } from '../../../access/roles.ts'
import { type RemovalTexts, RemoveChosen, RemoveThis } from './RemovalDialog.tsx'

type Props = Pick<ServerProps, 'i18n' | 'user'>

/** In the menu of an account's page, in the place of Payload's own, which asks for no password. */
export function RemoveAccount({ i18n, user }: Props) {
  if (roleOf(user ?? null) !== 'admin') return null
  return <RemoveThis {...wordsIn(i18n)} />
}

/** Above the list of accounts, as soon as some are chosen. */
export function RemoveAccounts({ i18n, user }: Props) {
  if (roleOf(user ?? null) !== 'admin') return null
  return <RemoveChosen {...wordsIn(i18n)} />
}

function wordsIn({ language }: Props['i18n']): { locale: ReturnType<typeof localeOf>; texts: RemovalTexts } {
  const locale = localeOf(language)
  const { accountRemoval } = messagesFor(locale).adminPanel
  return { locale, texts: { ...accountRemoval, password: fieldNames(locale).currentPassword } }
}
