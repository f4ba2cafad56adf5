import type { CalendarEvent } from '@cyberluach/core/events/event'
import { AddToCalendar } from './AddToCalendar.tsx'
import { RegisterLink } from './RegisterLink.tsx'
import { SaveButton } from './SaveButton.tsx'
import { ShareEvent } from './ShareEvent.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'

type Props = {
  event: CalendarEvent
  setting: DialogSetting
  title: string
  description: string
  /** It is over, or does not take place as announced: nobody registers for it or notes it down. */
  isOver: boolean
}

export function EventActions({ event, setting, title, description, isOver }: Props) {
  return (
    <>
      <RegisterLink event={event} setting={setting} title={title} isOver={isOver} />
      <SaveButton id={event.id} texts={setting.texts} />
      <ShareEvent event={event} setting={setting} title={title} />
      {!isOver && <AddToCalendar event={event} setting={setting} title={title} description={description} />}
    </>
  )
}
