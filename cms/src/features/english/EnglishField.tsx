import { may } from '@cyberluach/core/sign-in/roles'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { UIFieldServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { EnglishDecision } from './EnglishDecision.tsx'
import { readProposal, type EnglishProposal, textNames } from './proposals.ts'
import { directionOf } from '@cyberluach/core/text/text-direction'

/** At the head of an event's form: what waits of its English, for who wrote it and for who decides. */
export async function EnglishField({ id, i18n, req }: UIFieldServerProps) {
  const role = roleOf(req.user)
  if (!id || !may(role, 'word')) return null
  const locale = localeOf(i18n.language)
  const texts = messagesFor(locale).translationsPanel.proposals
  const proposal = await readProposal(databasePool(), String(id))
  const mayDecide = may(role, 'write')
  if (!proposal && mayDecide) return null
  return (
    <div className="field-type" role="status">
      <div className="grid gap-3 rounded-(--style-radius-m) border border-(--theme-elevation-150) bg-(--theme-elevation-50) px-4 py-3">
        {proposal ? (
          <>
            <p className="m-0">{fill(locale, mayDecide ? texts.waits : texts.sent, { name: proposal.by })}</p>
            <ProposedTexts proposal={proposal} texts={texts} />
            {mayDecide && (
              <EnglishDecision
                id={proposal.eventId}
                at={proposal.at.toISOString()}
                name={proposal.now.title}
                texts={texts}
              />
            )}
          </>
        ) : (
          texts.ofTranslator
        )}
      </div>
    </div>
  )
}

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

type SaidProps = { as: 'del' | 'ins'; label: string; text: string; none: string }

function Said({ as: As, label, text, none }: SaidProps) {
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
