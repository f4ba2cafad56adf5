import { may } from '@cyberluach/core/sign-in/roles'
import { localeOf, type Locale } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { PanelPage } from '../../panel/PanelPage.tsx'
import { configuration } from '../../platform/configuration.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { readAwaitingPublication } from '../posts/publish-hebrew.ts'
import { readProposals } from '../english/proposals.ts'
import { AwaitingEnglish, AwaitingList } from './AwaitingList.tsx'
import { PendingList } from './PendingList.tsx'
import { readScreen, howMany, type Screen } from './read-screen.ts'
import { listAddress } from './form-address.ts'
import { kinds, states } from './kinds.ts'
import { fill } from '@cyberluach/i18n/translate'
import { ListLink } from '../../panel/lists/ListLink.tsx'

/** What waits for a translator. Custom views are public by default: the role is checked here. */
export async function TranslationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const role = roleOf(req.user)
  if (!may(role, 'word')) redirect(role === null ? '/admin/sign-in' : '/admin')
  const language = localeOf(req.i18n.language)
  const texts = messagesFor(language).translationsPanel
  const [screen, awaiting, proposals] = await Promise.all([
    readScreen(databasePool(), view.searchParams ?? {}),
    readAwaitingPublication(databasePool()),
    readProposals(databasePool()),
  ])
  return (
    <PanelPage view={view} title={texts.title} className="max-w-384 pt-4 pb-[calc(var(--base)*4)]">
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
    </PanelPage>
  )
}

type Props = { screen: Screen; texts: Messages['translationsPanel'] }

/** Which collection, and why its texts wait; each with how many there are. */
export function Choices({ screen: { counts, kind, state }, texts }: Props) {
  return (
    <div>
      <nav aria-label={texts.kindsLabel} className="flex gap-1 overflow-x-auto border-b border-(--theme-elevation-150)">
        {kinds.map((each) => (
          <Choice
            key={each}
            look="tab"
            isCurrent={each === kind}
            href={listAddress({ kind: each, state })}
            name={texts.kinds[each]}
            count={howMany(counts[each], state)}
          />
        ))}
      </nav>
      <nav
        aria-label={texts.statesLabel}
        className="mt-[calc(var(--base)*0.75)] mb-[calc(var(--base)*1.25)] flex gap-1 overflow-x-auto"
      >
        {[null, ...states].map((each) => (
          <Choice
            key={each}
            look="pill"
            isCurrent={each === state}
            href={listAddress({ kind, state: each })}
            name={texts.states[each ?? 'all']}
            count={howMany(counts[kind], each)}
          />
        ))}
      </nav>
    </div>
  )
}

type ChoiceProps = { look: 'tab' | 'pill'; isCurrent: boolean; href: string; name: string; count: number }

export function Choice({ look, isCurrent, href, name, count }: ChoiceProps) {
  return (
    <ListLink {...{ look, isCurrent, href }}>
      {name}{' '}
      <span className="min-w-6 rounded-full bg-(--theme-elevation-100) px-1.5 text-center text-xs leading-5 font-medium text-(--theme-elevation-700) tabular-nums">
        {count}
      </span>
    </ListLink>
  )
}

/** Leads to a text of the site from the words that it says, whether it waits for a translation or not. */
function FindText({ texts }: { texts: Messages['translationsPanel']['find'] }) {
  return (
    <form action="/admin/collections/texts" className="mb-(--base)" role="search">
      <label className="mb-1 block" htmlFor="find-text">
        {texts.label}
      </label>
      <span className="flex flex-wrap gap-2 [&_.btn]:m-0">
        <input
          autoComplete="off"
          className="min-h-10 max-w-120 min-w-0 flex-[1_1_16rem] rounded-(--style-radius-s) border border-(--theme-elevation-250) bg-(--theme-input-bg) px-3 text-(--theme-elevation-800) [font:inherit]"
          dir="auto"
          id="find-text"
          name="search"
          required
          type="search"
        />
        <button className="btn btn--style-secondary btn--size-medium" type="submit">
          {texts.submit}
        </button>
      </span>
    </form>
  )
}

type PagesProps = { screen: Screen; texts: Messages['translationsPanel']; language: Locale }

export function Pages({ screen: { kind, state, page, pages }, texts, language }: PagesProps) {
  if (pages === 1) return null
  const link = (to: number, label: string) =>
    to >= 1 && to <= pages ? (
      <Link
        className="btn btn--style-secondary btn--size-small"
        href={listAddress({ kind, state, page: to })}
        prefetch={false}
      >
        {label}
      </Link>
    ) : null
  return (
    <nav
      aria-label={texts.pagesLabel}
      className="mt-(--base) flex flex-wrap items-center justify-center gap-4 [&_.btn]:m-0"
    >
      {link(page - 1, texts.previous)}
      <span>{fill(language, texts.pages, { page, pages })}</span>
      {link(page + 1, texts.next)}
    </nav>
  )
}
