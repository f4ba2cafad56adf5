import { failedMailsAddress } from '@cyberluach/core/messages/failed-mails'
import { MailX } from 'lucide-react'

import { useSummary } from '../../frame/summary.ts'
import { useText } from '../../ui/text.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { useNow } from '../../ui/Ago.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

const settings = { server: 'SMTP_URL', sender: 'MAIL_FROM' }

/** That mail is off, what becomes of what would be sent, and how to turn it on; nothing where it is on. */
export function MailLine() {
  const { t, say } = useText()
  const now = useNow(60_000)
  const mails = useSummary()?.mails
  if (mails?.isOn !== false) return null
  const words = t.mailOff
  return (
    <Alert
      kind="warning"
      role="note"
      icon={MailX}
      actions={
        mails.kept > 0 && (
          <ButtonLink kind="inherit" size="xs" href={failedMailsAddress(new Date(now), 'kept')}>
            {say(words.show, { n: mails.kept })}
          </ButtonLink>
        )
      }
    >
      <strong className="font-semibold">{words.title}</strong> {words.text} {say(words.turnOn, settings)}
    </Alert>
  )
}
