import type { Messages } from '@cyberluach/i18n/messages'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { type EnglishProposal, textNames } from './proposals.ts'

type Props = { proposal: EnglishProposal; texts: Messages['translationsPanel']['proposals'] }

/** What readers have, and what they would have: one below the other, of each text that was changed. */
export function ProposedTexts({ proposal: { now, proposed }, texts }: Props) {
  return (
    <dl className="m-0 grid min-w-0 gap-2">
      {textNames
        .filter((name) => proposed[name] !== null)
        .map((name) => (
          <div key={name}>
            <dt className="text-(length:--text-xs) text-(--theme-elevation-650)">{texts.names[name]}</dt>
            <Said as="del" label={texts.now} text={now[name]} none={texts.none} />
            <Said as="ins" label={texts.proposed} text={proposed[name] ?? ''} none={texts.none} />
          </div>
        ))}
    </dl>
  )
}

function Said({
  as: As,
  label,
  text,
  none,
}: {
  as: 'del' | 'ins'
  label: string
  text: string
  none: string
}) {
  return (
    <dd className="m-0 wrap-anywhere">
      <span className="text-(--theme-elevation-650)">{label}</span>{' '}
      {text === '' ? (
        <em>{none}</em>
      ) : (
        <As className="whitespace-pre-line no-underline" dir={directionOf(text)}>
          <bdi>{text}</bdi>
        </As>
      )}
    </dd>
  )
}
