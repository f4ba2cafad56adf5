import { feedbackRatings } from '@cyberluach/core/messages/feedback'
import type { Locale } from '@cyberluach/i18n/locales'
import { Hint } from '../forms/Field.tsx'
import { Rating } from './Rating.tsx'
import type { FeedbackTexts } from './texts.ts'

/** Five ratings, of which the overall one is needed. */
export function Ratings({ locale, texts }: { locale: Locale; texts: FeedbackTexts }) {
  return (
    <section className="col-span-full" aria-labelledby="ratings-title">
      <h2 className="text-lg font-bold" id="ratings-title">
        {texts.ratingsTitle}
      </h2>
      <Hint>{texts.scaleHint}</Hint>
      {feedbackRatings.map((name) => (
        <Rating key={name} name={name} locale={locale} texts={texts} required={name === 'overallRating'} />
      ))}
    </section>
  )
}
