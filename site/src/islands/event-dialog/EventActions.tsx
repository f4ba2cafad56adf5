import { type CalendarEvent, leadsToRegistration } from '@cyberluach/core/events/event'
import type { DialogSetting, DialogTexts } from '../../events/dialog-texts.ts'
import { withReferral } from '@cyberluach/core/text/referral-link'
import { ButtonLink, Button } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { Icon } from '../../icons/Icon.tsx'
import { leave, bookmark, calendarPlus, download } from '../../icons/paths.ts'
import { Note } from './SourceLine.tsx'
import { useEffect, useLayoutEffect, useRef, type MouseEvent, useState } from 'react'
import { forgetSaved, saveEvent } from '../../stores/saved-events.ts'
import { useSavedEvents } from '../useSavedEvents.ts'
import { formatDate } from '@cyberluach/i18n/format'
import { localePath } from '@cyberluach/i18n/locales'
import { ShareMenu } from '../share/ShareMenu.tsx'
import { calendarFileName } from '@cyberluach/core/calendar-file/calendar-times'
import { googleCalendarLink, officeLink, outlookLink } from '@cyberluach/core/calendar-file/calendar-links'
import { calendarEntryOf } from '@cyberluach/i18n/calendar-entry'
import { placeOf } from '@cyberluach/i18n/places'
import { Menu, MenuLink } from '../menu/Menu.tsx'
import { isPlainClick } from '../plain-click.ts'

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

type RegisterLinkProps = {
  event: CalendarEvent
  setting: DialogSetting
  title: string
  isOver: boolean
  /** What the link says, and its name for those who hear it, which begins with these words. */
  words?: string | undefined
  label?: string | undefined
  className?: string
}

/** On phones, below what else can be done. */
const ownLine = 'max-md:order-2 max-md:w-full'

/**
 * The way to register; there is none to a sample, and it says so. Nobody registers for what is over: its link then leads
 * to the event's page, and is quiet. A link that is that of a call leads to the event's page, too.
 */
export function RegisterLink({ event, setting, title, isOver, words, label, className = ownLine }: RegisterLinkProps) {
  const { locale, texts } = setting
  const ownHosts = useOwnHosts(setting.ownHosts)
  const { dialog } = texts
  if (event.isSample) return <Note className={className}>{dialog.sampleNote}</Note>
  if (!event.registrationUrl) {
    return isOver ? null : <Note className={className}>{dialog.noRegistration}</Note>
  }
  const isPage = isOver || !leadsToRegistration(event)
  return (
    <ButtonLink
      kind={isOver ? 'secondary' : 'primary'}
      size="lg"
      className={className}
      href={withReferral(event.registrationUrl, ownHosts)}
      target="_blank"
      rel="noopener"
      aria-label={label ?? fill(locale, isPage ? dialog.eventPageLabel : dialog.registerLabel, { title })}
    >
      <span className="min-w-0 text-center wrap-anywhere whitespace-normal">
        {words ?? (isPage ? dialog.eventPage : dialog.register)}
      </span>
      <Icon path={leave} />
    </ButtonLink>
  )
}

type SaveButtonProps = { id: string; texts: DialogTexts; className?: string }

/**
 * Saves the event in this browser, and takes it out again. The server does not know what is saved: a script of the page
 * says it before the first paint (`saved-before-paint.js`). Where it could not, a press that was made while the button
 * still said "Save", and is answered when it says "Saved" or was held until then, saves.
 */
export function SaveButton({ id, texts: { dialog }, className = '' }: SaveButtonProps) {
  const isSaved = useSavedEvents().includes(id)
  const button = useRef<HTMLButtonElement>(null)
  const shownSince = useRef(Infinity)
  const wasShown = useRef(false)
  useLayoutEffect(() => {
    wasShown.current = button.current?.ariaPressed === 'true'
  }, [])
  useEffect(() => {
    shownSince.current = isSaved ? performance.now() : Infinity
  }, [isSaved])
  const press = ({ nativeEvent: { isTrusted, timeStamp } }: MouseEvent) => {
    const isMeant = wasShown.current || (isTrusted && timeStamp > shownSince.current)
    if (isSaved && isMeant) forgetSaved(id)
    else saveEvent(id)
  }
  return (
    <Button
      ref={button}
      size="lg"
      className={`needs-scripts max-md:px-3.5 ${className}`}
      aria-pressed={isSaved}
      data-on={isSaved || undefined}
      data-save={id}
      data-saved={dialog.saved}
      title={dialog.saveHint}
      onClick={press}
      suppressHydrationWarning
    >
      <Icon path={bookmark} className="in-aria-pressed:fill-current" />
      <span suppressHydrationWarning>{isSaved ? dialog.saved : dialog.save}</span>
    </Button>
  )
}

type ShareEventProps = { event: CalendarEvent; setting: DialogSetting; title: string; className?: string }

/** The ways to share an event: by the address of its page. */
export function ShareEvent({ event, setting: { locale, texts }, title, className }: ShareEventProps) {
  return (
    <ShareMenu
      {...(className && { className })}
      locale={locale}
      labels={texts.share}
      path={localePath(locale, event.url)}
      text={fill(locale, texts.share.eventText, { title, date: formatDate(locale, event.day) })}
    />
  )
}

type AddToCalendarProps = {
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
}: AddToCalendarProps) {
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

/** Hands the visitor a file that was made in the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Whose links get no referral: with the page's own host, which only the browser knows where no public address is set. */
export function useOwnHosts(known: string[]): string[] {
  const [hosts, setHosts] = useState(known)
  useLayoutEffect(() => setHosts([...new Set([...known, location.host])]), [known])
  return hosts
}
