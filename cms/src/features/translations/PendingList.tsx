import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { Link } from '@payloadcms/ui'
import { Appears } from '../texts/Appears.tsx'
import { formAddress } from './form-address.ts'
import type { PendingText } from './pending.ts'
import type { Screen } from './read-screen.ts'
import { StillRight } from './StillRight.tsx'

type Texts = Messages['translationsPanel']
type Props = { screen: Screen; texts: Texts; language: Locale }

export function PendingList({ screen, texts, language }: Props) {
  const { kind, shown } = screen
  if (shown.length === 0) return <Empty texts={texts} />
  return (
    <>
      {kind === 'events' && (
        <p className="mt-0 mb-[calc(var(--base)*0.75)] text-(--theme-elevation-650)">{texts.eventsNote}</p>
      )}
      <ul className="m-0 grid list-none gap-[calc(var(--base)*0.75)] p-0">
        {shown.map((text) => (
          <li key={`${text.id} ${text.field} ${text.hash}`}>
            <Pending screen={screen} text={text} texts={texts} language={language} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Pending({ screen, text, texts, language }: Props & { text: PendingText }) {
  const { kind } = screen
  const isMissing = text.state === 'missing'
  const field = kind === 'events' && text.name === 'title' ? 'eventTitle' : text.name
  const name = (texts.fields as Record<string, string>)[field] ?? text.name
  return (
    <article className="rounded-(--style-radius-m) border border-(--theme-elevation-150) bg-(--theme-elevation-50) px-(--base) py-[calc(var(--base)*0.75)]">
      <h2 className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold wrap-anywhere">
        <bdi>{text.heading}</bdi>
        <span className="font-normal text-(--theme-elevation-650)">{name}</span>
        <span
          className={`ms-auto rounded-full px-2 text-(length:--text-xs) font-medium whitespace-nowrap ${isMissing ? 'bg-(--theme-elevation-150) text-(--theme-elevation-800)' : 'bg-(--theme-warning-150) text-(--theme-warning-800)'}`}
        >
          {texts.states[text.state]}
        </span>
      </h2>
      <dl className="my-3 grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-x-8 gap-y-3">
        <Words name={texts.english} text={text.english} language="en" />
        {text.hebrew && <Words name={texts.hebrew} text={text.hebrew} language="he" />}
      </dl>
      {kind === 'texts' && (
        <p className="mt-0 mb-3 text-(--theme-elevation-650)">
          {texts.appearsOn}: <Appears area={text.field.replace(/\..*$/, '')} language={language} />
        </p>
      )}
      <p className="m-0 flex flex-wrap items-center gap-2 [&_.btn]:m-0">
        <Link className="btn btn--style-primary btn--size-small" href={formAddress(screen, text)} prefetch={false}>
          {isMissing ? texts.translate : texts.review}
        </Link>
        <StillRight
          confirmation={{ subject: kind, id: text.id, field: text.field, hash: text.hash }}
          label={isMissing ? texts.leaveEnglish : texts.stillRight}
          outcomes={{ done: texts.noted, 409: texts.outdated, failed: texts.failed }}
        />
      </p>
    </article>
  )
}

function Words({ name, text, language }: { name: string; text: string; language: Locale }) {
  return (
    <div>
      <dt className="text-(length:--text-xs) text-(--theme-elevation-600)">{name}</dt>
      <dd
        className="m-0 max-h-30 overflow-x-hidden overflow-y-auto leading-6 wrap-anywhere whitespace-pre-line"
        dir={language === 'he' ? 'rtl' : 'ltr'}
        lang={language}
      >
        {text}
      </dd>
    </div>
  )
}

function Empty({ texts }: { texts: Texts }) {
  return (
    <div className="py-[calc(var(--base)*3)] text-center">
      <h2>{texts.emptyTitle}</h2>
      <p className="text-(--theme-elevation-650)">{texts.emptyText}</p>
    </div>
  )
}
