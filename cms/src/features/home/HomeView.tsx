import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { roleOf } from '../../access/roles.ts'
import { Beginnings } from './Beginnings.tsx'
import { PostList } from './PostList.tsx'
import { readHome } from './read-home.ts'
import { WaitingList } from './WaitingList.tsx'

/** The first screen of the panel: what waits for somebody of this role, and the posts that are under way. The menu has the way to everything else. */
export async function HomeView({ initPageResult: { req } }: AdminViewServerProps) {
  const language = localeOf(req.i18n.language)
  const { homePanel: texts, adminPanel } = messagesFor(language)
  const role = roleOf(req.user)
  if (!role || !req.user) return null
  const { waiting, posts } = await readHome(req)
  const now = new Date()
  const greeting = fill(language, texts.greeting, { name: String(req.user.username) })
  return (
    <Gutter className="max-w-384 pt-4 pb-[calc(var(--base)*4)]">
      <SetStepNav nav={[{ label: greeting }]} />
      <div id="panel-home">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <h1 className="sr-only">{greeting}</h1>
          <p className="me-auto text-ink-3">{adminPanel.roles[role]}</p>
          <Beginnings role={role} texts={texts} />
        </div>
        <div className={posts ? 'grid gap-x-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : undefined}>
          <Part title={texts.waits}>
            <WaitingList waiting={waiting} role={role} language={language} now={now} />
          </Part>
          {posts && (
            <div>
              <Part title={texts.drafts}>
                <PostList posts={posts.drafts} language={language} now={now} empty={texts.noDrafts} />
              </Part>
              <Part title={texts.planned}>
                <PostList
                  posts={posts.planned}
                  language={language}
                  now={now}
                  empty={texts.noPlanned}
                  isPlanned
                />
              </Part>
            </div>
          )}
        </div>
      </div>
    </Gutter>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-(length:--text-lg) font-semibold">{title}</h2>
      {children}
    </section>
  )
}
