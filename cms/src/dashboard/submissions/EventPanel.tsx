'use client'

import { formatMoney } from '@cyberluach/i18n/format'
import { localePath } from '@cyberluach/i18n/locales'
import { Calendar, Eye } from 'lucide-react'

import { UserText, UserTexts } from '../shared/UserText.tsx'
import { formatMoment } from '../text/format.ts'
import { useText } from '../text/TextContext.tsx'
import { ExtraFacts } from './ExtraFacts.tsx'
import { Fact } from '../queue/Fact.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { placeParts } from './place.ts'
import { Prose } from '../queue/Prose.tsx'
import type { Submission } from '../queue/submission.ts'
import { levelNameIn, typeNameIn } from './type-name.ts'

/** What was submitted about the event, every field that was filled in. */
export function EventPanel({ submission }: { submission: Submission }) {
  const { t, locale, timeZone } = useText()
  const { title, titleHe, eventType, difficultyLevel, description, descriptionHe, eventId } = submission
  const { startDate, endDate, prizeMoney, registrationUrl } = submission
  const words = t.details

  return (
    <section className="panel event-panel">
      <h3>
        <Calendar size={16} strokeWidth={1.75} aria-hidden />
        {words.event}
        <span className="spacer" />
        {eventId && (
          <a
            className="outside-link meta"
            href={localePath(locale, `/?event=${eventId}`)}
            target="_blank"
            rel="noopener"
          >
            {words.inCalendar}
            <span className="visually-hidden">, {words.newTab}</span>
            <Eye size={14} strokeWidth={1.75} aria-hidden />
          </a>
        )}
      </h3>
      <dl className="facts">
        <Fact label={words.titleEnglish}>{<UserText text={title} />}</Fact>
        <Fact label={words.titleHebrew}>{titleHe && <UserText text={titleHe} />}</Fact>
        <Fact label={words.typeAndLevel} inline>
          <span className="type" data-type={eventType}>
            {typeNameIn(t)(eventType)}
          </span>
          {difficultyLevel && <span className="tag">{levelNameIn(t)(difficultyLevel)}</span>}
        </Fact>
        <Fact label={words.description} full>
          {description && <Prose text={description} />}
        </Fact>
        <Fact label={words.descriptionHebrew} full>
          {descriptionHe && <Prose text={descriptionHe} />}
        </Fact>
        <Fact label={words.start}>{startDate && formatMoment(locale, startDate, timeZone)}</Fact>
        <Fact label={words.end}>{endDate && formatMoment(locale, endDate, timeZone)}</Fact>
        <Place submission={submission} />
        <Fact label={words.prize}>{prizeMoney ? <bdi dir="ltr">{formatMoney(prizeMoney)}</bdi> : null}</Fact>
        <Fact label={words.registration} full inline>
          {registrationUrl && <OutsideLink url={registrationUrl} />}
        </Fact>
        <ExtraFacts submission={submission} />
      </dl>
    </section>
  )
}

function Place({ submission }: { submission: Submission }) {
  const { t, locale } = useText()
  const parts = placeParts(submission, t, locale)
  return <Fact label={t.details.place}>{parts.length > 0 ? <UserTexts texts={parts} /> : null}</Fact>
}
