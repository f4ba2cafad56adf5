import type { CalendarEvent } from '@cyberluach/core/events/event'
import { formatDate } from '@cyberluach/i18n/format'
import { localePath } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import type { DialogSetting } from '../../events/dialog-texts.ts'
import { ShareMenu } from '../share/ShareMenu.tsx'

type Props = { event: CalendarEvent; setting: DialogSetting; title: string; className?: string }

/** The ways to share an event: by the address of its page. */
export function ShareEvent({ event, setting: { locale, texts }, title, className }: Props) {
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
