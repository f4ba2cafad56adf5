import { calendarFileName } from '@cyberluach/core/calendar-file/calendar-times'
import { googleCalendarLink, officeLink, outlookLink } from '@cyberluach/core/calendar-file/calendar-links'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { calendarEntryOf } from '@cyberluach/i18n/calendar-entry'
import { localePath } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useLayoutEffect, useState, type MouseEvent } from 'react'
import { placeOf } from '../../events/event-place.ts'
import { Icon } from '../../icons/Icon.tsx'
import { calendarPlus, download, leave } from '../../icons/paths.ts'
import { Menu } from '../menu/Menu.tsx'
import { MenuLink } from '../menu/MenuLink.tsx'
import { isPlainClick } from '../plain-click.ts'
import { saveFile } from './save-file.ts'
import type { DialogSetting } from '../../events/dialog-texts.ts'

type Props = {
  event: CalendarEvent
  setting: DialogSetting
  title: string
  description: string
  className?: string
  /** Whether it stands in a line of its own, in a frame and with its words. */
  isFramed?: boolean
}

/** Ways to have the event in one's own calendar. Without scripts they stand open, as plain links. */
export function AddToCalendar({
  event,
  setting,
  title,
  description,
  className = 'ms-auto -me-2 max-md:scripts:me-0 no-scripts:-mx-3 no-scripts:w-full',
  isFramed = false,
}: Props) {
  const { locale, timeZone, texts } = setting
  const { dialog } = texts
  const [origin, setOrigin] = useState(setting.origin)
  const [isLive, setLive] = useState(false)
  const [notice, setNotice] = useState('')

  // At once, so that a click on a button that can be seen is never lost.
  useLayoutEffect(() => {
    setOrigin(location.origin)
    setLive(true)
  }, [])

  const url = origin && origin + localePath(locale, event.url)
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
      const { calendarFile } = await import('@cyberluach/core/calendar-file/calendar-file')
      const saved = calendarEntryOf(event, {
        locale,
        texts: setting.texts,
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
    <Menu
      id="add-to-calendar-menu"
      className={className}
      buttonLook={{
        kind: isFramed ? 'secondary' : 'ghost',
        size: 'lg',
        className: isFramed
          ? 'needs-scripts w-full'
          : 'needs-scripts aria-expanded:bg-hover aria-expanded:text-ink max-md:w-12 max-md:border-line-strong max-md:px-0',
      }}
      button={
        <>
          <Icon path={calendarPlus} />
          <span className={isFramed ? '' : 'max-md:sr-only'}>{dialog.addToCalendar}</span>
        </>
      }
      label={dialog.addToCalendar}
      look={{ side: 'abovePhones', align: 'end' }}
      status={notice}
      isMenu={isLive}
    >
      <MenuLink
        isMenu={isLive}
        icon={download}
        href={`/api/events/${event.id}/calendar.ics?lang=${locale}`}
        download={calendarFileName}
        onClick={save}
      >
        {dialog.calendars.file}
      </MenuLink>
      {(['google', 'outlook', 'office'] as const).map((calendar) => (
        <MenuLink
          key={calendar}
          isMenu={isLive}
          icon={leave}
          href={links[calendar]}
          target="_blank"
          rel="noopener"
          aria-label={fill(locale, dialog.opensCalendar, { calendar: dialog.calendars[calendar] })}
        >
          {dialog.calendars[calendar]}
        </MenuLink>
      ))}
    </Menu>
  )
}
