import { calendarFileName } from '@cyberluach/core/calendar-file-name'
import { googleCalendarLink, officeLink, outlookLink } from '@cyberluach/core/calendar-links'
import type { CalendarEvent } from '@cyberluach/core/event'
import { calendarEntryOf } from '@cyberluach/i18n/calendar-entry'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useState, type MouseEvent } from 'react'
import { eventAddress } from '../../calendar/addresses.ts'
import { placeOf } from '../../calendar/event-place.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { calendarPlus, download, leave } from '../../components/icons/paths.ts'
import { isPlainClick } from '../plain-click.ts'
import { saveFile } from './save-file.ts'
import type { DialogSetting } from './setting.ts'
import { usePopupMenu } from './usePopupMenu.ts'

type Props = { event: CalendarEvent; setting: DialogSetting; title: string; description: string }

/** Ways to have the event in one's own calendar. Without scripts they stand open, as plain links. */
export function AddToCalendar({ event, setting, title, description }: Props) {
  const { locale, timeZone, texts } = setting
  const { dialog } = texts
  const { button, menu } = usePopupMenu()
  const [origin, setOrigin] = useState(setting.origin)
  const [isLive, setLive] = useState(false)
  const [notice, setNotice] = useState('')

  useEffect(() => {
    setOrigin(location.origin)
    setLive(true)
  }, [])

  const url = origin && origin + eventAddress(locale, event.id)
  const entry = { ...event, title, description, location: placeOf(locale, event, dialog.online), url }
  const links = {
    google: googleCalendarLink(entry, timeZone),
    outlook: outlookLink(entry),
    office: officeLink(entry),
  }

  const save = async (click: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(click)) return
    click.preventDefault()
    const address = click.currentTarget.href
    try {
      const { calendarFile } = await import('@cyberluach/core/calendar-file')
      const saved = calendarEntryOf(event, {
        locale,
        online: dialog.online,
        origin: setting.origin || location.origin,
      })
      saveFile(calendarFileName, 'text/calendar', calendarFile(saved, new Date(event.updatedAt)))
      setNotice(dialog.addToCalendarDone)
    } catch {
      // Without the code that makes it, the server's file is the same one.
      location.assign(address)
    }
  }

  return (
    <div className="add-to-calendar">
      <button
        ref={button}
        className="button button-ghost button-large needs-scripts"
        type="button"
        aria-haspopup="menu"
        aria-expanded="false"
      >
        <Icon path={calendarPlus} />
        <span>{dialog.addToCalendar}</span>
      </button>
      <ul
        ref={menu}
        className="menu"
        role={isLive ? 'menu' : undefined}
        aria-label={dialog.addToCalendar}
        hidden={isLive}
      >
        <li role={isLive ? 'none' : undefined}>
          <a
            className="menu-item"
            role={isLive ? 'menuitem' : undefined}
            href={`/api/events/${event.id}/calendar.ics?lang=${locale}`}
            download={calendarFileName}
            onClick={save}
          >
            <Icon path={download} />
            {dialog.calendars.file}
          </a>
        </li>
        {(['google', 'outlook', 'office'] as const).map((calendar) => (
          <li key={calendar} role={isLive ? 'none' : undefined}>
            <a
              className="menu-item"
              role={isLive ? 'menuitem' : undefined}
              href={links[calendar]}
              target="_blank"
              rel="noopener"
              aria-label={fill(locale, dialog.opensCalendar, { calendar: dialog.calendars[calendar] })}
            >
              <Icon path={leave} />
              {dialog.calendars[calendar]}
            </a>
          </li>
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {notice}
      </span>
    </div>
  )
}
