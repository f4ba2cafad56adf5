'use client'

import { highestRating } from '@cyberluach/core/messages/feedback'
import { useMemo } from 'react'

import { replyAddress } from '../contact/message.ts'
import type { DetailProps } from '../queue/definition.ts'
import { Fact, Facts } from '../queue/Fact.tsx'
import { Gone } from '../queue/Gone.tsx'
import { HandlingPanel } from '../queue/HandlingPanel.tsx'
import { Panel, Panels } from '../queue/Panel.tsx'
import { Prose } from '../queue/Prose.tsx'
import { ReplyPart, useReplying } from '../queue/replies/ReplyPart.tsx'
import { Tags } from '../../ui/Tags.tsx'
import { LatinText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import { deviceText } from './device.ts'
import { partRatings, responseOf } from './response.ts'
import { feedbackWords } from './words.ts'

/** Open feedback: its ratings and texts, and how it is dealt with. */
export function FeedbackDetail(props: DetailProps) {
  const { t, say } = useText()
  const words = useMemo(() => feedbackWords(t), [t])
  const { submission, isGone } = props
  const texts = t.queues.feedback
  const response = responseOf(submission)
  const device = deviceText(response.userAgent)
  const mailto = replyAddress(submission.organizerEmail, `Re: ${texts.title}`)
  const replying = useReplying(submission, `Re: ${texts.title}`)
  const hasPayload = submission.received !== null

  return (
    <>
      {isGone && <Gone />}
      <Panels of="message">
        <Panel part="message" title={texts.text}>
          <Facts columns={4}>
            {partRatings.map((name) => (
              <Fact key={name} label={texts[name]} inline>
                <Rating value={response.parts[name]} />
              </Fact>
            ))}
            <Fact label={texts.mostUseful} full>
              {response.mostUseful && <Prose text={response.mostUseful} />}
            </Fact>
            <Fact label={texts.improve} full>
              {response.improve && <Prose text={response.improve} />}
            </Fact>
            <Fact label={texts.comments} full>
              {response.comments && <Prose text={response.comments} />}
            </Fact>
            <Fact label={texts.text} full>
              {hasPayload ? null : submission.description && <Prose text={submission.description} />}
            </Fact>
            <Fact label={texts.features} full inline>
              {response.features.length === 0 ? null : (
                <Tags>
                  {response.features.map((feature) => (
                    <li key={feature}>{texts.featureNames[feature]}</li>
                  ))}
                </Tags>
              )}
            </Fact>
          </Facts>
          {!isGone && (
            <ReplyPart
              {...{ submission, replying, mailto }}
              kind="feedback"
              handleLabel={t.queues.replies.markRead}
            />
          )}
        </Panel>
        {!isGone && (
          <HandlingPanel
            {...props}
            words={words}
            reply={mailto ? replying : null}
            isReplyFirst={false}
            noNote={t.queues.contact.noNote}
            settledAt={{ approved: texts.readAt, rejected: texts.archivedAt }}
          >
            {(response.page || device) && (
              <p className="border-t border-line py-3 text-xs text-ink-3">
                {device && <LatinText text={device} />}
                {device && response.page && ' · '}
                {response.page && say(texts.sentFrom, { page: response.page })}
              </p>
            )}
          </HandlingPanel>
        )}
      </Panels>
    </>
  )
}

/** A rating in figures and in five strokes; said plainly where it was not given. */
function Rating({ value }: { value: number | null }) {
  const { t } = useText()
  if (value === null) return <span className="text-ink-2">{t.queues.feedback.notRated}</span>
  const strokes = Array.from({ length: highestRating }, (_, index) => index < value)
  return (
    <>
      <bdi dir="ltr">
        {value}/{highestRating}
      </bdi>
      <span className="inline-flex gap-0.75 *:h-1.5 *:w-3.5 *:rounded-[2px]" aria-hidden>
        {strokes.map((isOn, index) => (
          <i key={index} className={isOn ? 'bg-info' : 'bg-active'} />
        ))}
      </span>
    </>
  )
}
