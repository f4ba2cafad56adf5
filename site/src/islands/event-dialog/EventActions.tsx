import type { CalendarEvent } from '@cyberluach/core/event'
import { formatDate } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { useState } from 'react'
import { eventAddress } from '../../calendar/addresses.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { bookmark } from '../../components/icons/paths.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { RegisterLink } from './RegisterLink.tsx'
import { ShareMenu } from './ShareMenu.tsx'
import type { DialogSetting } from './setting.ts'

type Props = {
  event: CalendarEvent
  setting: DialogSetting
  title: string
  description: string
  isOver: boolean
}

/** Saved events last as long as the page: nothing is stored. */
const saved = new Set<string>()

export function EventActions({ event, setting, title, description, isOver }: Props) {
  const { locale, texts } = setting
  const { dialog } = texts
  const [isSaved, setSaved] = useState(false)
  const isKept = isSaved || (typeof window !== 'undefined' && saved.has(event.id))

  const toggle = () => {
    if (isKept) saved.delete(event.id)
    else saved.add(event.id)
    setSaved(!isKept)
  }

  return (
    <>
      <RegisterLink event={event} setting={setting} title={title} isOver={isOver} />
      <button
        className="button button-secondary button-large needs-scripts"
        type="button"
        aria-pressed={isKept}
        data-on={isKept || undefined}
        title={dialog.saveHint}
        onClick={toggle}
      >
        <Icon path={bookmark} className={isKept ? 'icon-filled' : ''} />
        {isKept ? dialog.saved : dialog.save}
      </button>
      <ShareMenu
        setting={setting}
        path={eventAddress(locale, event.id)}
        text={fill(locale, texts.share.eventText, { title, date: formatDate(locale, event.day) })}
      />
      <AddToCalendar event={event} setting={setting} title={title} description={description} />
    </>
  )
}
