import { localeOf, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Gutter, SetStepNav, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { roleOf } from '../../access/roles.ts'
import { readHome, type Waiting, type HomePost, since } from './read-home.ts'
import { may, type Role } from '@cyberluach/core/sign-in/roles'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import { configuration } from '../../platform/configuration.ts'

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
                <PostList posts={posts.planned} language={language} now={now} empty={texts.noPlanned} isPlanned />
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

const look = 'btn btn--icon-style-without-border btn--size-medium m-0'

/** What somebody of this role begins most often; the first of it stands out. */
function Beginnings({ role, texts }: { role: Role; texts: Messages['homePanel'] }) {
  const isWriter = may(role, 'write')
  const isModerator = may(role, 'moderate')
  if (!isWriter && !isModerator) return null
  return (
    <p className="flex flex-wrap gap-2 [&_.btn]:m-0">
      {isWriter && (
        <Link className={`${look} btn--style-primary`} href="/admin/collections/posts/create" prefetch={false}>
          {texts.newPost}
        </Link>
      )}
      {isModerator && (
        <a className={`${look} btn--style-${isWriter ? 'secondary' : 'primary'}`} href="/admin/dashboard#events/new">
          {texts.newEvent}
        </a>
      )}
    </p>
  )
}

type Props = { waiting: Waiting[]; role: Role; language: Locale; now: Date }

/** Letters and requests are feminine in Hebrew. */
const feminine = new Set<string>(['contact', 'requests'])

/** Each thing that waits is the way to where it is done. */
function WaitingList({ waiting, role, language, now }: Props) {
  const { homePanel: texts, translationsPanel } = messagesFor(language)
  if (waiting.length === 0) {
    return (
      <NoRows>
        <strong className="block font-semibold text-ink">{texts.nothingWaits}</strong>
        {role === 'translator' ? texts.nothingToTranslate : texts.nothingWaitsText}
      </NoRows>
    )
  }
  return (
    <Rows>
      {waiting.map(({ what, kind, count, href, oldest, isDashboard }) => (
        <RowLink
          key={`${what} ${kind ?? ''}`}
          href={href}
          isWhole={isDashboard}
          aside={
            oldest
              ? fill(language, feminine.has(what) ? texts.oldestMessage : texts.oldest, {
                  when: since(oldest, now, language),
                })
              : undefined
          }
        >
          {kind && `${translationsPanel.kinds[kind]}: `}
          {fill(language, texts.waiting[what], { n: count })}
        </RowLink>
      ))}
    </Rows>
  )
}

type PostListProps = { posts: HomePost[]; language: Locale; now: Date; empty: string; isPlanned?: boolean }

function PostList({ posts, language, now, empty, isPlanned = false }: PostListProps) {
  const { homePanel: texts } = messagesFor(language)
  if (posts.length === 0) return <NoRows>{empty}</NoRows>
  return (
    <Rows>
      {posts.map(({ id, title, savedAt, publishedAt }) => (
        <RowLink
          key={id}
          href={`/admin/collections/posts/${id}`}
          aside={
            isPlanned && publishedAt
              ? publication(publishedAt, language, texts)
              : fill(language, texts.saved, { when: since(savedAt, now, language) })
          }
        >
          {title ? <bdi dir={directionOf(title)}>{title}</bdi> : texts.untitled}
        </RowLink>
      ))}
    </Rows>
  )
}

/** In the site's time zone, as its readers have it. */
function publication(at: Date, language: Locale, texts: Messages['homePanel']): string {
  const { timeZone } = configuration()
  return fill(language, texts.publishedOn, {
    day: formatDate(language, dayKeyOf(at, timeZone)),
    time: formatTime(at.toISOString(), timeZone),
  })
}

export function Rows({ children }: { children: ReactNode }) {
  return (
    <ul className="m-0 list-none divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface p-0">
      {children}
    </ul>
  )
}

function NoRows({ children }: { children: ReactNode }) {
  return <p className="rounded-lg border border-dashed border-line-strong px-4 py-4 text-ink-3">{children}</p>
}

type RowsProps = {
  href: string
  aside?: string | undefined
  /** A page without the panel's frame. */
  isWhole?: boolean | undefined
  children: ReactNode
}

function RowLink({ href, aside, isWhole = false, children }: RowsProps) {
  const look =
    'flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 no-underline hover:bg-hover focus-visible:-outline-offset-2'
  const row = (
    <>
      <span className="me-auto font-medium">{children}</span>
      {aside && <span className="text-(length:--text-sm) text-ink-3">{aside}</span>}
    </>
  )
  return (
    <li>
      {isWhole ? (
        <a className={look} href={href}>
          {row}
        </a>
      ) : (
        <Link className={look} href={href} prefetch={false}>
          {row}
        </Link>
      )}
    </li>
  )
}
