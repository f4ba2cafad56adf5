import { type CalendarEvent, leadsToRegistration } from '@cyberluach/core/events/event'
import { withReferral } from '@cyberluach/core/text/links'
import { ButtonLink } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { Icon } from '../../icons/Icon.tsx'
import { leave } from '../../icons/paths.ts'
import type { DialogSetting } from '../../events/dialog-texts.ts'
import { Note } from './Note.tsx'
import { useOwnHosts } from './use-own-hosts.ts'

type Props = {
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
export function RegisterLink({ event, setting, title, isOver, words, label, className = ownLine }: Props) {
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
      {words ?? (isPage ? dialog.eventPage : dialog.register)}
      <Icon path={leave} />
    </ButtonLink>
  )
}
