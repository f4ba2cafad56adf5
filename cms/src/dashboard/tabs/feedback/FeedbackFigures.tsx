'use client'

import { highestRating } from '@cyberluach/core/feedback'

import { useSummary } from '../../data/use-summary.ts'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../text/TextContext.tsx'
import { partRatings } from './response.ts'

/** The average of all ratings, how they are spread, and the averages of their parts; a dash where nobody rated. */
export function FeedbackFigures() {
  const { t, say } = useText()
  const words = t.queues.feedback
  const feedback = useSummary()?.feedback
  const ratings = feedback?.ratings ?? Array.from({ length: highestRating }, () => 0)
  const count = ratings.reduce((sum, n) => sum + n, 0)
  const most = Math.max(1, ...ratings)

  return (
    <Card className="rating-figures" aria-busy={!feedback || undefined}>
      <div>
        <p className="secondary">{words.average}</p>
        <p className="average">
          <strong>
            <Average value={feedback?.averages.overallRating ?? null} />
          </strong>
          <span className="secondary">{say(words.outOf, { n: highestRating })}</span>
        </p>
        <p className="meta">{feedback && say(words.responses, { n: count })}</p>
      </div>
      <ol className="distribution" aria-label={words.distribution}>
        {ratings
          .map((n, index) => ({ rating: index + 1, n }))
          .toReversed()
          .map(({ rating, n }) => (
            <li key={rating}>
              <span className="visually-hidden">{say(words.rated, { n, rating })}</span>
              <b aria-hidden>{rating}</b>
              <span className="track" aria-hidden>
                <i style={{ inlineSize: `${(100 * n) / most}%` }} />
              </span>
              <span className="secondary" aria-hidden>
                {n.toLocaleString('en-US')}
              </span>
            </li>
          ))}
      </ol>
      <dl className="averages">
        {partRatings.map((name) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>
              <Average value={feedback?.averages[name] ?? null} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Average({ value }: { value: number | null }) {
  const { t } = useText()
  if (value === null) {
    return (
      <>
        <span aria-hidden>–</span>
        <span className="visually-hidden">{t.noData}</span>
      </>
    )
  }
  return <bdi dir="ltr">{value.toFixed(1)}</bdi>
}
