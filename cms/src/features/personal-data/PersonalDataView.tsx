import { localeOf, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { configuration } from '../../platform/configuration.ts'
import { roleOf } from '../../access/roles.ts'
import { PanelPage } from '../../panel/PanelPage.tsx'
import { PersonalDataForm } from './PersonalDataForm.tsx'

/** What is stored about a visitor, for admins. Custom views are public by default: the role is checked here. */
export function PersonalDataView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (roleOf(req.user) !== 'admin') notFound()
  const locale: Locale = localeOf(req.i18n.language)
  const texts = messagesFor(locale).personalData
  return (
    <PanelPage view={view} title={texts.title}>
      <PersonalDataForm locale={locale} texts={texts} timeZone={configuration().timeZone} />
    </PanelPage>
  )
}

/** The way to the page, in the panel's navigation; for those who may open it. */
export function PersonalDataLink({ i18n, user }: ServerProps) {
  if (roleOf(user ?? null) !== 'admin') return null
  return (
    <a className="nav__link" href="/admin/personal-data">
      {messagesFor(localeOf(i18n.language)).personalData.nav}
    </a>
  )
}
