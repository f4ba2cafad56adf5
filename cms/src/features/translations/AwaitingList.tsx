import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { directionOf } from '@cyberluach/core/text/text-direction'
import type { Locale } from '@cyberluach/i18n/locales'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { PublishHebrew } from '../posts/panel/PublicationNotice.tsx'
import type { AwaitingPublication } from '../posts/publish-hebrew.ts'
import { EnglishDecision } from '../english/EnglishDecision.tsx'
import type { EnglishProposal } from '../english/proposals.ts'
import { ProposedTexts } from '../english/EnglishField.tsx'

type Props = {
  posts: AwaitingPublication[]
  mayPublish: boolean
  texts: Messages['translationsPanel']['publication']
  language: Locale
  timeZone: string
}

/** The posts whose Hebrew waits for an editor: for editors to publish, for translators to know. */
export function AwaitingList({ posts, mayPublish, texts, language, timeZone }: Props) {
  if (posts.length === 0) return null
  return (
    <AwaitingFrame id="awaiting-publication" texts={texts} mayPublish={mayPublish}>
      {posts.map(({ id, title, hebrewTitle, savedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
          <span className="min-w-0 wrap-anywhere">
            <Link href={`/admin/collections/posts/${id}?locale=he`} prefetch={false}>
              <Title text={title} />
            </Link>
            {hebrewTitle && hebrewTitle !== title && (
              <>
                {' · '}
                <Title text={hebrewTitle} />
              </>
            )}
            <span className="block text-(length:--text-xs) text-(--theme-elevation-650)">
              {fill(language, texts.savedAt, {
                date: formatDate(language, dayKeyOf(savedAt, timeZone)),
                time: formatTime(savedAt.toISOString(), timeZone),
              })}
            </span>
          </span>
          {mayPublish && <PublishHebrew id={id} name={hebrewTitle ?? title} texts={texts} />}
        </li>
      ))}
    </AwaitingFrame>
  )
}

type FrameProps = {
  id: string
  texts: { title: string; forEditors: string; forTranslators: string }
  mayPublish: boolean
  children: ReactNode
}

/** A list of what waits for editors, under its heading. */
function AwaitingFrame({ id, texts, mayPublish, children }: FrameProps) {
  return (
    <section
      aria-labelledby={id}
      className="mb-[calc(var(--base)*1.5)] rounded-(--style-radius-m) border border-(--theme-elevation-150) bg-(--theme-elevation-50) px-(--base) py-[calc(var(--base)*0.75)]"
    >
      <h2 className="m-0 text-base font-semibold" id={id}>
        {texts.title}
      </h2>
      <p className="mt-1 mb-2 text-(--theme-elevation-650)">{mayPublish ? texts.forEditors : texts.forTranslators}</p>
      <ul className="m-0 list-none divide-y divide-(--theme-elevation-150) p-0">{children}</ul>
    </section>
  )
}

function Title({ text }: { text: string }) {
  return <bdi dir={directionOf(text)}>{text}</bdi>
}

type AwaitingEnglishProps = {
  proposals: EnglishProposal[]
  mayPublish: boolean
  texts: Messages['translationsPanel']['proposals']
  language: Locale
}

/** The events whose English waits: what readers have and what they would have, for editors to decide. */
export function AwaitingEnglish({ proposals, mayPublish, texts, language }: AwaitingEnglishProps) {
  if (proposals.length === 0) return null
  return (
    <AwaitingFrame id="awaiting-english" texts={texts} mayPublish={mayPublish}>
      {proposals.map((proposal) => (
        <li key={proposal.eventId} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
          <div className="grid min-w-0 flex-1 basis-80 gap-2">
            <p className="m-0 wrap-anywhere">
              <Link href={`/admin/collections/events/${proposal.eventId}?locale=en`} prefetch={false}>
                <Title text={proposal.now.title} />
              </Link>
              <span className="block text-(length:--text-xs) text-(--theme-elevation-650)">
                {fill(language, texts.by, { name: proposal.by })}
              </span>
            </p>
            <ProposedTexts proposal={proposal} texts={texts} />
          </div>
          {mayPublish && (
            <EnglishDecision
              id={proposal.eventId}
              at={proposal.at.toISOString()}
              name={proposal.now.title}
              texts={texts}
            />
          )}
        </li>
      ))}
    </AwaitingFrame>
  )
}
