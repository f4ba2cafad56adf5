import { LogoMark } from '@cyberluach/design/components/LogoMark'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'

/** Over the panel's pages without a frame. */
export function PanelLogo({ i18n }: ServerProps) {
  return (
    <span className="panel-logo">
      <LogoMark size={44} />
      <span>{messagesFor(localeOf(i18n.language)).common.brand}</span>
    </span>
  )
}

/** The way home, at the beginning of every page of the panel. */
export function PanelIcon() {
  return <LogoMark size={24} />
}
