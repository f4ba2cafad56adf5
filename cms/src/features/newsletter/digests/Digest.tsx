import { directionOf } from '@cyberluach/core/text/text-direction'
import { formatWeekdayDate, zoneName, formatShortDate, formatTime } from '@cyberluach/i18n/format'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { localText, titleOf, type LocalText } from '@cyberluach/i18n/event-words'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Link } from '@react-email/components'
import type { DigestContent, DigestPost } from './digest-content.ts'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import {
  MailButton,
  MailHeading,
  MailRule,
  MailSmall,
  MailSubheading,
  MailText,
  MailLink,
} from '../../mail/layout/MailParts.tsx'
import { colors, textStyle, sidesOf } from '../../mail/layout/mail-style.ts'
import { shownTypeOf, type CalendarEvent } from '@cyberluach/core/events/event'
import { lightColors } from '@cyberluach/design/theme/colors.generated'
import { placeOf } from '@cyberluach/i18n/places'
import type { ListedDeadline } from '@cyberluach/core/deadlines/deadline-list'
import { deadlineLine } from '@cyberluach/i18n/deadlines'

type Setting = { locale: Locale; texts: Messages; origin: string }

type Props = Setting & {
  timeZone: string
  content: DigestContent
  subject: string
  /** Opening words, a paragraph between empty lines; null where there are none. */
  intro: string | null
  unsubscribe: string
}

/** The weekly letter: the coming events by day, what closes, and the new posts. */
export function Digest({ locale, texts, origin, timeZone, content, subject, intro, unsubscribe }: Props) {
  const text = texts.newsletterMail.digest
  const { days, eventCount, closing, posts } = content
  const shown = days.reduce((sum, day) => sum + day.events.length, 0)
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={previewOf(locale, texts, content)}
      footer={<NewsletterFooter {...{ locale, texts, origin, unsubscribe }} />}
    >
      <MailHeading locale={locale}>{eventCount > 0 ? text.heading : text.headingOfPosts}</MailHeading>
      {intro && <Paragraphs locale={locale} words={intro} />}
      {days.map(({ day, events }) => (
        <div key={day}>
          <MailSubheading locale={locale}>{formatWeekdayDate(locale, day)}</MailSubheading>
          {events.map((event) => (
            <DigestEvent key={event.id} {...{ locale, texts, origin, timeZone, event }} />
          ))}
        </div>
      ))}
      {eventCount > shown && <MailText locale={locale}>{fill(locale, text.more, { n: eventCount - shown })}</MailText>}
      {closing.length > 0 && (
        <>
          <MailRule />
          <MailSubheading locale={locale}>{text.closingHeading}</MailSubheading>
          {closing.map((deadline) => (
            <DigestDeadline
              key={`${deadline.event.id}${deadline.kind}${deadline.closesAt}`}
              {...{ locale, texts, origin, timeZone, deadline }}
            />
          ))}
          <MailText locale={locale}>
            <Link href={`${origin}${localePath(locale, '/deadlines')}`} style={{ color: colors.ink }}>
              {texts.deadlines.all}
            </Link>
          </MailText>
        </>
      )}
      {posts.length > 0 && (
        <>
          {eventCount > 0 && <MailRule />}
          <MailSubheading locale={locale}>{text.postsHeading}</MailSubheading>
          {posts.map((post) => (
            <Post key={post.slug} {...{ locale, origin, post }} />
          ))}
        </>
      )}
      <MailButton locale={locale} href={`${origin}${localePath(locale, '/')}`}>
        {text.button}
      </MailButton>
      {eventCount > 0 && (
        <MailSmall locale={locale}>{fill(locale, text.zone, { zone: zoneName(locale, timeZone) })}</MailSmall>
      )}
    </MailLayout>
  )
}

function previewOf(locale: Locale, texts: Messages, { eventCount, posts }: DigestContent): string {
  const text = texts.newsletterMail.digest
  const events = fill(locale, texts.common.events, { n: eventCount })
  const ofPosts = fill(locale, text.posts, { n: posts.length })
  if (eventCount === 0) return ofPosts
  return posts.length === 0
    ? fill(locale, text.preview, { events })
    : fill(locale, text.previewWithPosts, { events, posts: ofPosts })
}

function Post({ locale, origin, post }: { locale: Locale; origin: string; post: DigestPost }) {
  const excerpt = localText(locale, post.excerpt, post.excerptHe)
  return (
    <div style={textStyle(locale, { margin: '0 0 16px', fontSize: '15px', lineHeight: '23px' })}>
      <TitleLink
        href={`${origin}${localePath(locale, `/blog/${encodeURIComponent(post.slug)}`)}`}
        title={localText(locale, post.title, post.titleHe)}
        textDecoration="underline"
      />
      {excerpt.text && (
        <>
          <br />
          <span dir={excerpt.dir} className="mail-ink-2" style={{ color: colors.inkSecond }}>
            {excerpt.text}
          </span>
        </>
      )}
    </div>
  )
}

type DigestEventProps = Setting & { timeZone: string; event: CalendarEvent }

/** An event as a line of the letter: its title, then when, what and where. */
function DigestEvent({ locale, texts, origin, timeZone, event }: DigestEventProps) {
  const edge = `3px solid ${lightColors[shownTypeOf(event.eventType)]}`
  const isRight = sidesOf(locale).start === 'right'
  const meta = [
    event.allDay ? texts.common.allDay : formatTime(event.startDate, timeZone),
    ...(event.lastDay > event.day ? [until(locale, texts, event)] : []),
    texts.common.types[event.eventType],
    placeOf(locale, event, texts.common.online),
  ]
  return (
    <div
      style={textStyle(locale, {
        ...(isRight ? { borderRight: edge, paddingRight: '14px' } : { borderLeft: edge, paddingLeft: '14px' }),
        margin: '0 0 14px',
        fontSize: '14px',
        lineHeight: '21px',
      })}
    >
      <EventTitle locale={locale} origin={origin} event={event} />
      <span className="mail-ink-3" style={{ color: colors.inkThird }}>
        {meta.filter(Boolean).map((part, place) => (
          <span key={part}>
            {place > 0 && ' · '}
            <span dir={directionOf(part)}>{part}</span>
          </span>
        ))}
      </span>
    </div>
  )
}

function until(locale: Locale, texts: Messages, { lastDay }: CalendarEvent): string {
  return fill(locale, texts.newsletterMail.digest.until, { date: formatShortDate(locale, lastDay) })
}

type TitleProps = { locale: Locale; origin: string; event: Pick<CalendarEvent, 'title' | 'titleHe' | 'url'> }

function EventTitle({ locale, origin, event }: TitleProps) {
  const title = titleOf(locale, event)
  return (
    <>
      <TitleLink href={`${origin}${localePath(locale, event.url)}`} title={title} textDecoration="none" />
      <br />
    </>
  )
}

type TitleLinkProps = { href: string; title: LocalText; textDecoration: 'underline' | 'none' }

function TitleLink({ href, title, textDecoration }: TitleLinkProps) {
  const size = { fontSize: '16px', lineHeight: '24px', fontWeight: 600 }
  return (
    <Link href={href} className="mail-ink" style={{ color: colors.ink, ...size, textDecoration }}>
      <span dir={title.dir}>{title.text}</span>
    </Link>
  )
}

type DigestDeadlineProps = Setting & { timeZone: string; deadline: ListedDeadline }

/** A deadline as a line of the letter: its event, then what closes and when. */
function DigestDeadline({ locale, texts, origin, timeZone, deadline }: DigestDeadlineProps) {
  const { event } = deadline
  // A letter is read later: nothing in it is over yet.
  const line = deadlineLine({ locale, t: texts }, deadline, { now: new Date(0), timeZone })
  return (
    <div style={textStyle(locale, { margin: '0 0 14px', fontSize: '14px', lineHeight: '21px' })}>
      <EventTitle locale={locale} origin={origin} event={event} />
      <span className="mail-ink-2" style={{ color: colors.inkSecond }}>
        <span dir={directionOf(line.name)}>{line.name}</span> · <span dir={directionOf(line.date)}>{line.date}</span>
      </span>
      {line.notes.map((note) => (
        <span key={note} className="mail-ink-3" style={{ color: colors.inkThird }}>
          <br />
          {note}
        </span>
      ))}
    </div>
  )
}

/** What an admin typed: a paragraph between empty lines, each in its own direction. */
export function Paragraphs({ locale, words }: { locale: Locale; words: string }) {
  return words.split(/\n\s*\n/).map((paragraph, place) => (
    <MailText key={place} locale={locale}>
      <span dir={directionOf(paragraph)} style={{ whiteSpace: 'pre-line' }}>
        {paragraph.trim()}
      </span>
    </MailText>
  ))
}

type FreeLetterProps = Setting & { subject: string; words: string; unsubscribe: string }

/** A letter outside the week: what an admin wrote to all subscribers. */
export function FreeLetter({ locale, texts, origin, subject, words, unsubscribe }: FreeLetterProps) {
  return (
    <MailLayout
      {...{ locale, texts, origin }}
      title={subject}
      preview={words.slice(0, 120).toWellFormed()}
      footer={<NewsletterFooter {...{ locale, texts, origin, unsubscribe }} />}
    >
      <MailHeading locale={locale}>
        <span dir={directionOf(subject)}>{subject}</span>
      </MailHeading>
      <Paragraphs locale={locale} words={words} />
      <MailButton locale={locale} href={`${origin}${localePath(locale, '/')}`}>
        {texts.newsletterMail.digest.button}
      </MailButton>
    </MailLayout>
  )
}

type NewsletterFooterProps = {
  locale: Locale
  texts: Pick<Messages, 'newsletterMail'>
  origin: string
  unsubscribe: string
}

export function NewsletterFooter({ locale, texts, origin, unsubscribe }: NewsletterFooterProps) {
  const { footer } = texts.newsletterMail
  return (
    <>
      <MailSmall locale={locale}>{footer.why}</MailSmall>
      <MailSmall locale={locale}>
        <MailLink href={unsubscribe}>{footer.unsubscribe}</MailLink>
        {' · '}
        <MailLink href={`${origin}${localePath(locale, '/Privacy-Policy')}`}>{footer.privacy}</MailLink>
      </MailSmall>
    </>
  )
}
