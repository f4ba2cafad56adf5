import { highestRating } from '@cyberluach/core/messages/feedback'

import { useSummary } from '../../frame/summary.ts'
import { Card } from '../../ui/Layout.tsx'
import { useText } from '../../ui/text.tsx'
import { NoFigure } from '../../visits/figures.tsx'
import { partRatings } from './response.ts'

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
