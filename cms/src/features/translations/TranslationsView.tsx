import { may } from '@cyberluach/core/roles'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { configuration } from '../../platform/configuration.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { readAwaitingPublication } from '../posts/waiting/read-waiting.ts'
import { readProposals } from '../english/proposals.ts'
import { AwaitingEnglish } from './AwaitingEnglish.tsx'
import { AwaitingList } from './AwaitingList.tsx'
import { Choices } from './Choices.tsx'
import { FindText } from './FindText.tsx'
import { Pages } from './Pages.tsx'
import { PendingList } from './PendingList.tsx'
import { readScreen } from './read-screen.ts'

/** What waits for a translator. Custom views are public by default: the role is checked here. */
export async function TranslationsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const role = roleOf(req.user)
  if (!may(role, 'word')) redirect(role === null ? '/admin/sign-in' : '/admin')
  const language = localeOf(req.i18n.language)
  const texts = messagesFor(language).translationsPanel
  const [screen, awaiting, proposals] = await Promise.all([
    readScreen(databasePool(), searchParams ?? {}),
    readAwaitingPublication(databasePool()),
    readProposals(databasePool()),
  ])
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: texts.title }]} />
      <Gutter className="max-w-384 pt-4 pb-[calc(var(--base)*4)]">
        <header>
          <h1 className="sr-only">{texts.title}</h1>
          <p className="mt-[calc(var(--base)*0.25)] mb-[calc(var(--base)*1.25)] text-(--theme-elevation-650)">
            {texts.intro}
          </p>
        </header>
        <AwaitingList
          posts={awaiting}
          mayPublish={may(role, 'write')}
          texts={texts.publication}
          language={language}
          timeZone={configuration().timeZone}
        />
        <AwaitingEnglish
          proposals={proposals}
          mayPublish={may(role, 'write')}
          texts={texts.proposals}
          language={language}
        />
        <FindText texts={texts.find} />
        <Choices screen={screen} texts={texts} />
        <PendingList screen={screen} texts={texts} language={language} />
        <Pages screen={screen} texts={texts} language={language} />
      </Gutter>
    </DefaultTemplate>
  )
}
