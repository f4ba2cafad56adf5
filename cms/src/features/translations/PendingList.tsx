import type { Messages } from '@cyberluach/i18n/messages'
import { Link } from '@payloadcms/ui'
import type { PendingText } from './pending.ts'
import type { Kind, Screen } from './read-screen.ts'
import { StillRight } from './StillRight.tsx'

type Texts = Messages['translationsPanel']
type Props = { screen: Screen; texts: Texts }

export function PendingList({ screen: { kind, shown }, texts }: Props) {
  if (shown.length === 0) return <Empty texts={texts} />
  return (
    <>
      {kind === 'events' && <p className="translations-note">{texts.eventsNote}</p>}
      <ul className="translations-list">
        {shown.map((text) => (
          <li key={`${text.id} ${text.field} ${text.hash}`}>
            <Pending kind={kind} text={text} texts={texts} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Pending({ kind, text, texts }: { kind: Kind; text: PendingText; texts: Texts }) {
  const isMissing = text.state === 'missing'
  const field = kind === 'events' && text.name === 'title' ? 'eventTitle' : text.name
  const name = (texts.fields as Record<string, string>)[field] ?? text.name
  return (
    <article className="translations-text">
      <h2>
        <bdi>{text.heading}</bdi>
        <span className="translations-field">{name}</span>
        <span className={`translations-state translations-state-${text.state}`}>
          {texts.states[text.state]}
        </span>
      </h2>
      <dl>
        <div>
          <dt>{texts.english}</dt>
          <dd dir="ltr" lang="en">
            {text.english}
          </dd>
        </div>
        {text.hebrew && (
          <div>
            <dt>{texts.hebrew}</dt>
            <dd dir="rtl" lang="he">
              {text.hebrew}
            </dd>
          </div>
        )}
      </dl>
      <p className="translations-actions">
        <Link className="btn btn--style-primary btn--size-small" href={formOf(kind, text)} prefetch={false}>
          {isMissing ? texts.translate : texts.review}
        </Link>
        <StillRight
          confirmation={{ subject: kind, id: text.id, field: text.field, hash: text.hash }}
          label={isMissing ? texts.leaveEnglish : texts.stillRight}
          outcomes={{ 200: texts.noted, 409: texts.outdated, other: texts.failed }}
        />
      </p>
    </article>
  )
}

function Empty({ texts }: { texts: Texts }) {
  return (
    <div className="translations-empty">
      <h2>{texts.emptyTitle}</h2>
      <p>{texts.emptyText}</p>
    </div>
  )
}

/** The form that the text is edited in, in Hebrew and at its field; a text of the site has both languages in one. */
function formOf(kind: Kind, { id, element }: PendingText): string {
  return `/admin/collections/${kind}/${id}${kind === 'texts' ? '' : '?locale=he'}#${element}`
}
