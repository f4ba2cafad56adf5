import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { changedState, takesPlace } from '@cyberluach/core/events/event-states'
import { Notice } from '@cyberluach/design/components/Notice'
import { Tags } from '@cyberluach/design/components/Tags'
import { timingOf } from '@cyberluach/core/events/event-timing'
import { localePath } from '@cyberluach/i18n/locales'
import { localText, titleOf } from '@cyberluach/i18n/event-words'
import { DateLeaf } from '../../events/DateLeaf.tsx'
import { DialogFrame, DialogTitle } from './DialogFrame.tsx'
import { EventActions } from './EventActions.tsx'
import { EventBadges } from './EventBadges.tsx'
import { EventFacts } from './EventFacts.tsx'
import { Note, SourceLine } from './SourceLine.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'

export type EventDialogProps = {
  event: CalendarEvent
  setting: DialogSetting
  /** The moment that timing goes by, as ISO 8601: the server's when it rendered, or now. */
  now: string
  closeHref?: string
  onClose: () => void
}

export const titleId = 'event-title'

/** A title of more letters is set smaller, and scrolls where it would leave no room for the rest. */
const longestHeading = 120

/** An event in full. */
export function EventDialog({ event, setting, now, closeHref, onClose }: EventDialogProps) {
  const { locale, timeZone, texts } = setting
  const title = titleOf(locale, event)
  const description = localText(locale, event.description, event.descriptionHe)
  const today = dayKeyOf(new Date(now), timeZone)
  const state = changedState(event)
  const isLong = title.text.length > longestHeading
  return (
    <DialogFrame
      type={event.eventType}
      titleId={titleId}
      closeLabel={texts.dialog.close}
      closeHref={closeHref}
      onClose={onClose}
      header={
        <>
          <DateLeaf
            locale={locale}
            day={event.day}
            size="dialog"
            tone={event.day === today ? 'today' : 'type'}
          />
          <DialogTitle
            id={titleId}
            className={state === 'cancelled' ? 'foreign-title line-through decoration-2' : 'foreign-title'}
            isLong={isLong}
            dir={title.dir}
            lang={title.lang}
            above={<EventBadges event={event} setting={setting} now={new Date(now)} today={today} />}
          >
            {title.text}
          </DialogTitle>
        </>
      }
      footer={
        <EventActions
          event={event}
          setting={setting}
          title={title.text}
          description={description.text}
          isOver={!takesPlace(event) || timingOf(event, new Date(now), today) === 'past'}
        />
      }
    >
      {state && (
        <Notice kind="warning" className="mb-4">
          {texts.dialog.stateNotes[state]}
        </Notice>
      )}
      <EventFacts event={event} setting={setting} />
      {description.text ? (
        <p
          className="mt-4.5 max-w-152 text-match-parent text-md text-pretty wrap-anywhere whitespace-pre-line text-ink-2 max-md:mt-3.5 max-md:text-base"
          dir={description.dir}
          lang={description.lang}
        >
          {description.text}
        </p>
      ) : (
        !event.source && <Note>{texts.dialog.noDescription}</Note>
      )}
      {event.tags.length > 0 && (
        <Tags className="mt-4.5" aria-label={texts.dialog.tags}>
          {event.tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
            </li>
          ))}
        </Tags>
      )}
      {event.source && <SourceLine source={event.source} template={texts.dialog.source} />}
      <Note className="mt-2">
        <a className="text-link inline-flex min-h-11 items-center" href={localePath(locale, event.url)}>
          {texts.dialog.openPage}
        </a>
      </Note>
    </DialogFrame>
  )
}
