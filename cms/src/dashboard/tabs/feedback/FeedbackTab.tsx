import { Archive, Star } from 'lucide-react'
import {
  type QueueDefinition,
  type CellsProps,
  type DetailProps,
  inboxWords,
  queueTable,
  type QueueWords,
} from '../queue/definition.ts'
import { QueueTab } from '../queue/QueueTab.tsx'
import { responseOf, gistOf, toneOf, partRatings } from './response.ts'
import { UserText, LatinText } from '../../ui/UserText.tsx'
import { useText, type Texts } from '../../ui/text.tsx'
import { Cells, RowToggle } from '../../list/Table.tsx'
import { Received, Sender, snippetOf } from '../queue/QueueCells.tsx'
import { highestRating } from '@cyberluach/core/messages/feedback'
import { Badge, Tags } from '../../ui/marks.tsx'
import { useMemo } from 'react'
import { Fact, Facts, LongText } from '../../list/Panel.tsx'
import { MessageDetail } from '../queue/HandlingPanel.tsx'
import { deviceOf } from '@cyberluach/core/sign-in/device'
import { useSummary } from '../../frame/polling.ts'
import { Card } from '../../ui/Layout.tsx'
import { NoFigure } from '../../visits/figures.tsx'

const definition: QueueDefinition = {
  kind: 'feedback',
  order: 'inbox',
  words: feedbackWords,
  table: queueTable(false, [
    { name: 'rating', label: (t) => t.queues.feedback.columns.rating },
    { name: 'text', label: (t) => t.queues.feedback.columns.feedback },
    { name: 'sender', label: (t) => t.queues.feedback.columns.from },
    { name: 'sent', label: (t) => t.queues.feedback.columns.received },
  ]),
  Cells: FeedbackCells,
  Detail: FeedbackDetail,
  RejectIcon: Archive,
  nameOf: (submission, { t, say }) => {
    const { named, unnamed } = t.queues.feedback
    const n = responseOf(submission).overall ?? '–'
    const name = submission.organizerName
    return name ? say(named, { n, name }) : say(unnamed, { n })
  },
  asksForNote: false,
  exportName: 'GET /api/sys/mgmt/feedback.csv',
}

/** What visitors think of the site: their ratings together, then one by one to read, mark, archive, export. */
export function FeedbackTab() {
  return (
    <QueueTab definition={definition}>
      <FeedbackFigures />
    </QueueTab>
  )
}

/** What a row shows of feedback. */
export function FeedbackCells({ submission, today, search }: CellsProps) {
  const { noText, noName, anonymous } = useText().t.queues.feedback
  const gist = snippetOf(gistOf(submission))
  return (
    <Cells
      of={{
        rating: <RatingBadge rating={responseOf(submission).overall} />,
        text: (
          <RowToggle
            first={
              gist ? <UserText text={gist} search={search} /> : <span className="font-normal text-ink-2">{noText}</span>
            }
            isText
          />
        ),
        sender: <Sender submission={submission} search={search} noName={noName} noEmail={anonymous} />,
        sent: <Received submission={submission} today={today} />,
      }}
    />
  )
}

/** The overall rating, `n/5`; a dash where none can be read. */
export function RatingBadge({ rating }: { rating: number | null }) {
  const { t, say } = useText()
  if (rating === null) return <span className="text-ink-2">–</span>
  return (
    <Badge
      kind="status"
      size="md"
      data-status={toneOf(rating)}
      role="img"
      aria-label={say(t.queues.feedback.rating, { n: rating })}
    >
      <Star size={13} fill="currentColor" strokeWidth={0} aria-hidden />
      <bdi dir="ltr">
        {rating}/{highestRating}
      </bdi>
    </Badge>
  )
}

/** Open feedback: its ratings and texts, and how it is dealt with. */
export function FeedbackDetail(props: DetailProps) {
  const { t, say } = useText()
  const words = useMemo(() => feedbackWords(t), [t])
  const { submission } = props
  const texts = t.queues.feedback
  const response = responseOf(submission)
  const device = deviceText(response.userAgent)
  const hasPayload = submission.received !== null

  return (
    <MessageDetail
      {...props}
      kind="feedback"
      title={texts.text}
      subject={texts.title}
      handleLabel={t.queues.replies.markRead}
      words={words}
      isReplyFirst={false}
      noNote={t.queues.contact.noNote}
      settledAt={{ approved: texts.readAt, rejected: texts.archivedAt }}
      below={
        (response.page || device) && (
          <p className="border-t border-line py-3 text-xs text-ink-3">
            {device && <LatinText text={device} />}
            {device && response.page && ' · '}
            {response.page && say(texts.sentFrom, { page: response.page })}
          </p>
        )
      }
    >
      <Facts columns={4}>
        {partRatings.map((name) => (
          <Fact key={name} label={texts[name]} inline>
            <Rating value={response.parts[name]} />
          </Fact>
        ))}
        <Fact label={texts.mostUseful} full>
          {response.mostUseful && <LongText text={response.mostUseful} />}
        </Fact>
        <Fact label={texts.improve} full>
          {response.improve && <LongText text={response.improve} />}
        </Fact>
        <Fact label={texts.comments} full>
          {response.comments && <LongText text={response.comments} />}
        </Fact>
        <Fact label={texts.text} full>
          {hasPayload ? null : submission.description && <LongText text={submission.description} />}
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
    </MessageDetail>
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

/** The browser and the system that a user agent names, such as `Chrome 142, Android 16`; empty where it names none. */
export function deviceText(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system]
    .flatMap((software) => (software ? [[software.name, software.version].filter(Boolean).join(' ')] : []))
    .join(', ')
}

/** What the queue of feedback says. */
export function feedbackWords(t: Texts): QueueWords {
  const { read, readOne, marked, exported } = t.queues.feedback
  const words = inboxWords(t, 'feedback', { approve: read, approveOne: readOne, approved: marked })
  return { ...words, exported: { done: exported } }
}

/**
 * The average of all ratings, how they are spread, each bar as long as its part of all, and the averages of their parts;
 * a dash where nobody rated.
 */
export function FeedbackFigures() {
  const { t, say } = useText()
  const words = t.queues.feedback
  const feedback = useSummary()?.feedback
  const ratings = feedback?.ratings ?? Array.from({ length: highestRating }, () => 0)
  const count = ratings.reduce((sum, n) => sum + n, 0)

  return (
    <Card
      className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-10 px-5 py-4 max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:gap-x-6 max-lg:gap-y-5 max-md:grid-cols-1"
      aria-busy={!feedback || undefined}
    >
      <div>
        <p className="text-ink-2">{words.average}</p>
        <p className="flex items-baseline gap-1.5" data-part="average">
          <strong className="text-(length:--text-3xl) leading-11 font-bold">
            <Average value={feedback?.averages.overallRating ?? null} />
          </strong>
          <span className="text-ink-2">{say(words.outOf, { n: highestRating })}</span>
        </p>
        <p className="text-xs text-ink-3">
          {feedback && (count === 0 ? words.noResponses : say(words.responses, { n: count }))}
        </p>
      </div>
      <ol className="m-0 grid list-none gap-1 p-0" aria-label={words.distribution}>
        {ratings
          .map((n, index) => ({ rating: index + 1, n }))
          .toReversed()
          .map(({ rating, n }) => (
            <li
              key={rating}
              className="relative grid grid-cols-[0.875rem_1fr_minmax(1.5rem,auto)] items-center gap-2 text-xs/4"
            >
              <span className="sr-only">{say(n === 0 ? words.noneRated : words.rated, { n, rating })}</span>
              <b className="font-bold" aria-hidden>
                {rating}
              </b>
              <span className="h-2 overflow-hidden rounded-[4px] bg-hover" aria-hidden>
                <i
                  className="block h-full rounded-[4px] bg-info"
                  style={{ inlineSize: `${(100 * n) / Math.max(1, count)}%` }}
                />
              </span>
              <span className="text-ink-2" aria-hidden>
                {n.toLocaleString('en-US')}
              </span>
            </li>
          ))}
      </ol>
      <dl className="grid grid-cols-4 gap-4 max-lg:col-span-full max-md:grid-cols-2">
        {partRatings.map((name) => (
          <div key={name}>
            <dt className="text-(length:--text-xs) text-ink-3">{words[name]}</dt>
            <dd className="text-(length:--text-lg) font-bold">
              <Average value={feedback?.averages[name] ?? null} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Average({ value }: { value: number | null }) {
  return value === null ? <NoFigure /> : <bdi dir="ltr">{value.toFixed(1)}</bdi>
}
