import type { FoundList } from '@cyberluach/api/source-discovery'
import { CircleAlert, Search, TriangleAlert } from 'lucide-react'
import { Alert } from '../../../ui/Layout.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/text.tsx'
import { LatinText, UserText } from '../../../ui/UserText.tsx'
import { useDiscovery } from '../preview/use-question.ts'

type Props = {
  address: string
  /** Reads this list: its address, its kind and, where none was typed, its name. */
  take: (found: FoundList) => void
}

/** Looks behind an address for lists that can be read, and offers what it found. */
export function Discovery({ address, take }: Props) {
  const { t, say } = useText()
  const words = t.sources.discovery
  const { current, ask, close } = useDiscovery()
  const { state } = current
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          icon={Search}
          kind="secondary"
          isRunning={state === 'running'}
          isDisabled={!/^(https?|webcals?):\/\/\S+$/i.test(address.trim())}
          onClick={() => void ask(address.trim())}
        >
          {words.find}
        </Button>
        <p className="text-(length:--text-xs) text-ink-2" role="status">
          {state === 'running' ? words.running : state === 'none' ? words.hint : null}
        </p>
      </div>
      {state === 'failed' && (
        <Alert kind="danger" role="alert" icon={CircleAlert}>
          {current.text}
        </Alert>
      )}
      {state === 'done' && current.answer.lists.length === 0 && (
        <Alert kind="warning" role="alert" icon={TriangleAlert}>
          {current.answer.failed && (
            <strong className="font-semibold">{t.sources.reasons[current.answer.failed]}. </strong>
          )}
          {words.none}
        </Alert>
      )}
      {state === 'done' && current.answer.lists.length > 0 && (
        <ul
          className="grid rounded-md border border-line bg-sunken px-3"
          aria-label={words.title}
          data-part="found-lists"
        >
          {current.answer.lists.map((found) => (
            <li
              key={found.address}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0"
            >
              <div className="min-w-0 flex-1">
                <p className="font-medium">
                  {found.failed
                    ? t.sources.reasons[found.failed]
                    : found.upcoming
                      ? say(words.upcoming, { n: found.upcoming })
                      : words.nothingAhead}
                  <span className="font-normal text-ink-2">
                    {' · '}
                    {t.sources.kinds[found.kind]} · {words.reasons[found.reason]}
                  </span>
                </p>
                {found.name && (
                  <p className="text-ink-2">
                    <UserText text={found.name} />
                  </p>
                )}
                <p className="text-(length:--text-xs) wrap-anywhere text-ink-2">
                  <LatinText text={found.address} />
                </p>
              </div>
              {!found.failed && (
                <Button
                  kind="secondary"
                  onClick={() => {
                    take(found)
                    close()
                  }}
                >
                  {words.take}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
