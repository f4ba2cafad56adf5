import { may } from '@cyberluach/core/sign-in/roles'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { UIFieldServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { EnglishDecision } from './EnglishDecision.tsx'
import { readProposal } from './proposals.ts'
import { ProposedTexts } from './ProposedTexts.tsx'

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
