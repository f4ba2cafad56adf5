import { Rss, X } from 'lucide-react'
import { useState } from 'react'
import { callSignedIn } from '../../../session/session.ts'
import { useTabLink } from '../../frame/FrameContext.tsx'
import { usePolling } from '../../frame/polling.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { ButtonLink, IconButton } from '../../ui/Button.tsx'
import { Alert } from '../../ui/Layout.tsx'
import { useText } from '../../ui/text.tsx'

const dismissedBy = (username: string) => `suggestionsDismissed:${username}`

const secondsBetweenPolls = 600

/** That there are lists to add, while the calendar has none but its first ones; gone once one is added, or for good. */
export function SuggestedLine() {
  const { username } = useSession()
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(dismissedBy(username)) !== null)
  if (isDismissed) return null
  const dismiss = () => {
    localStorage.setItem(dismissedBy(username), 'yes')
    setDismissed(true)
  }
  return <Line dismiss={dismiss} />
}

function Line({ dismiss }: { dismiss: () => void }) {
  const { t, say } = useText()
  const linkTo = useTabLink()
  const words = t.suggestions.lead
  const { data } = usePolling({
    key: ['suggested-sources', 'lead'],
    read: (signal) =>
      callSignedIn('GET /api/sys/mgmt/suggested-sources', { query: { country: 'IL', limit: '1' }, signal }),
    seconds: secondsBetweenPolls,
  })
  if (!data || data.added > 0) return null
  return (
    <Alert
      kind="info"
      role="note"
      icon={Rss}
      actions={
        <>
          <ButtonLink kind="inherit" size="xs" {...linkTo('sources', 'suggested')}>
            {words.open}
          </ButtonLink>
          <IconButton size="md" label={words.dismiss} title={words.dismiss} onClick={dismiss}>
            <X />
          </IconButton>
        </>
      }
    >
      {say(words.text, { n: data.total })} {say(words.rest, { n: data.all - data.total })}
    </Alert>
  )
}
