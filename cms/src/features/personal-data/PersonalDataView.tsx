import { localeOf, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { configuration } from '../../platform/configuration.ts'
import { roleOf } from '../../access/roles.ts'
import { PersonalDataForm } from './PersonalDataForm.tsx'

/** What is kept about a visitor, for admins. Custom views are public by default: the role is checked here. */
export function PersonalDataView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  if (roleOf(req.user) !== 'admin') notFound()
  const locale: Locale = localeOf(req.i18n.language)
  const texts = messagesFor(locale).personalData
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={initPageResult.locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: texts.title }]} />
      <Gutter>
        <PersonalDataForm locale={locale} texts={texts} timeZone={configuration().timeZone} />
      </Gutter>
    </DefaultTemplate>
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
