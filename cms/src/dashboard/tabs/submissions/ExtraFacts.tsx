'use client'

import { UserText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import { extraDetailsOf } from './contact.ts'
import { Fact } from '../queue/Fact.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { Prose } from '../queue/Prose.tsx'
import type { Submission } from '../queue/submission.ts'

/** What a submission says in its additional information, part by part where it can be told apart. */
export function ExtraFacts({ submission }: { submission: Submission }) {
  const { t } = useText()
  const words = t.details
  const extra = extraDetailsOf(submission)
  if (extra.kind === 'none') return null
  if (extra.kind === 'free') {
    return (
      <Fact label={words.otherInfo} full>
        <Prose text={extra.text} />
      </Fact>
    )
  }
  const { info } = extra
  return (
    <>
      <Fact label={words.prizeDetails}>{info.prize && <UserText text={info.prize} />}</Fact>
      <Fact label={words.participants}>
        {info.maxParticipants && <UserText text={info.maxParticipants} />}
      </Fact>
      <Fact label={words.fee}>{info.fee && <UserText text={info.fee} />}</Fact>
      <Fact label={words.website} full inline>
        {info.eventUrl && <OutsideLink url={info.eventUrl} />}
      </Fact>
      <Fact label={words.questions}>{info.contact && <UserText text={info.contact} />}</Fact>
      <Fact label={words.requirements} full>
        {info.requirements && <Prose text={info.requirements} />}
      </Fact>
      <Fact label={words.notes} full>
        {info.notes && <Prose text={info.notes} />}
      </Fact>
    </>
  )
}
