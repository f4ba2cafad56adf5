import { type CalendarEvent, leadsToRegistration } from '@cyberluach/core/events/event'
import { localText, titleOf } from '@cyberluach/i18n/event-words'
import { fill } from '@cyberluach/i18n/translate'
import type { DialogSetting, PageActionsTexts } from '../../events/dialog-texts.ts'
import { island } from '../ErrorBoundary.tsx'
import { AddToCalendar, RegisterLink, SaveButton, ShareEvent } from './EventActions.tsx'

type Props = Omit<DialogSetting, 'texts'> & {
  texts: PageActionsTexts
  event: CalendarEvent
  /** It is over, or does not take place as announced: nobody registers for it. */
  isOver: boolean
}

/** What can be done with an event on its own page. */
export const PageActions = island(Actions)

function Actions({ event, isOver, ...setting }: Props) {
  const { locale, texts } = setting
  const { text: title } = titleOf(locale, event)
  const host = event.registrationUrl && URL.parse(event.registrationUrl)?.host.replace(/^www\./, '')
  const isPage = isOver || !leadsToRegistration(event)
  const words = host ? fill(locale, isPage ? texts.visitSite : texts.registerAt, { host }) : undefined
  return (
    <div className="grid grid-cols-2 gap-2">
      <RegisterLink
        className="col-span-2"
        event={event}
        setting={setting}
        title={title}
        isOver={isOver}
        words={words}
        label={words && fill(locale, texts.opensTab, { words })}
      />
      <SaveButton id={event.id} texts={texts} className="w-full" />
      <ShareEvent className="[&>button]:w-full" event={event} setting={setting} title={title} />
      {!isOver && (
        <AddToCalendar
          className="col-span-2 no-scripts:-mx-3"
          isFramed
          event={event}
          setting={setting}
          title={title}
          description={localText(locale, event.description, event.descriptionHe).text}
        />
      )}
    </div>
  )
}
