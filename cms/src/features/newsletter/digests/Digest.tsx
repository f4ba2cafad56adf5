import { directionOf } from '@cyberluach/core/text-direction'
import { formatWeekdayDate, zoneName } from '@cyberluach/i18n/format'
import { localePath, type Locale, textIn } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Link } from '@react-email/components'
import type { DigestContent, DigestPost } from './digest-content.ts'
import { DigestDeadline } from './DigestDeadline.tsx'
import { DigestEvent } from './DigestEvent.tsx'
import { MailLayout } from '../../mail/layout/MailLayout.tsx'
import {
  MailButton,
  MailHeading,
  MailRule,
  MailSmall,
  MailSubheading,
  MailText,
} from '../../mail/layout/MailParts.tsx'
import { colors, textStyle } from '../../mail/layout/mail-style.ts'
import { NewsletterFooter } from '../mails/NewsletterFooter.tsx'
import { Paragraphs } from './Paragraphs.tsx'

type Props = {
  locale: Locale
  texts: Messages
  origin: string
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
      {eventCount > shown && (
        <MailText locale={locale}>{fill(locale, text.more, { n: eventCount - shown })}</MailText>
      )}
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
  const title = textIn(locale, post.title, post.titleHe)
  const excerpt = textIn(locale, post.excerpt, post.excerptHe)
  return (
    <div style={textStyle(locale, { margin: '0 0 16px', fontSize: '15px', lineHeight: '23px' })}>
      <Link
        href={`${origin}${localePath(locale, `/blog/${encodeURIComponent(post.slug)}`)}`}
        className="mail-ink"
        style={{
          color: colors.ink,
          fontSize: '16px',
          lineHeight: '24px',
          fontWeight: 600,
          textDecoration: 'underline',
        }}
      >
        <span dir={directionOf(title)}>{title}</span>
      </Link>
      {excerpt && (
        <>
          <br />
          <span dir={directionOf(excerpt)} className="mail-ink-2" style={{ color: colors.inkSecond }}>
            {excerpt}
          </span>
        </>
      )}
    </div>
  )
}
