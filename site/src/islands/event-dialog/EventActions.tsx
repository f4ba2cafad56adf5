import { calendarFile, calendarFileName } from '@cyberluach/core/calendar-file'
import type { CalendarEvent } from '@cyberluach/core/event'
import { withReferral } from '@cyberluach/core/referral-link'
import { formatDate } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { useState } from 'react'
import { eventAddress } from '../../calendar/addresses.ts'
import { placeOf } from '../../calendar/event-place.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { bookmark, calendarPlus, leave } from '../../components/icons/paths.ts'
import { saveFile } from './save-file.ts'
import { ShareMenu } from './ShareMenu.tsx'
import type { DialogSetting } from './setting.ts'

type Props = { event: CalendarEvent; setting: DialogSetting; title: string; description: string }

/** Saved events last as long as the page: nothing is stored. */
const saved = new Set<string>()

export function EventActions({ event, setting, title, description }: Props) {
  const { locale, texts, ownHosts } = setting
  const { dialog } = texts
  const [isSaved, setSaved] = useState(false)
  const [notice, setNotice] = useState('')
  const isKept = isSaved || (typeof window !== 'undefined' && saved.has(event.id))

  const toggle = () => {
    if (isKept) saved.delete(event.id)
    else saved.add(event.id)
    setSaved(!isKept)
  }

  const download = () => {
    const url = new URL(eventAddress(locale, event.id), location.href).href
    const place = placeOf(locale, event, dialog.online)
    saveFile(
      calendarFileName,
      'text/calendar',
      calendarFile({ ...event, title, description, location: place, url }, new Date()),
    )
    setNotice(dialog.addToCalendarDone)
  }

  return (
    <>
      {event.registrationUrl ? (
        <a
          className="button button-primary button-large"
          href={withReferral(event.registrationUrl, ownHosts)}
          target="_blank"
          rel="noopener"
          aria-label={fill(locale, dialog.registerLabel, { title })}
        >
          {dialog.register}
          <Icon path={leave} />
        </a>
      ) : (
        <p className="event-note event-no-registration">{dialog.noRegistration}</p>
      )}
      <button
        className="button button-secondary button-large needs-scripts"
        type="button"
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
      <button
        className="button button-ghost button-large event-dialog-calendar needs-scripts"
        type="button"
        title={dialog.addToCalendarHint}
        onClick={download}
      >
        <Icon path={calendarPlus} />
        <span>{dialog.addToCalendar}</span>
      </button>
      <span className="visually-hidden" role="status">
        {notice}
      </span>
    </>
  )
}
