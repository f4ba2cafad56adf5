import type { CalendarEvent } from '@cyberluach/core/event'
import { formatDate } from '@cyberluach/i18n/format'
import { localePath } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { ShareMenu } from '../share/ShareMenu.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'
import { RegisterLink } from './RegisterLink.tsx'
import { SaveButton } from './SaveButton.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'

type Props = {
  event: CalendarEvent
  setting: DialogSetting
  title: string
  description: string
  /** It is over, or does not take place as announced: nobody registers for it. */
  isOver: boolean
}

export function EventActions({ event, setting, title, description, isOver }: Props) {
  const { locale, texts } = setting
  return (
    <>
      <RegisterLink event={event} setting={setting} title={title} isOver={isOver} />
      <SaveButton id={event.id} texts={texts} />
      <ShareMenu
        locale={locale}
        labels={texts.share}
        path={localePath(locale, event.url)}
        text={fill(locale, texts.share.eventText, { title, date: formatDate(locale, event.day) })}
      />
      <AddToCalendar event={event} setting={setting} title={title} description={description} />
    </>
  )
}
