import type { Messages } from '@cyberluach/i18n/messages'
import { Link } from '@payloadcms/ui'
import { states } from './pending.ts'
import { addressOf, howMany, kinds, type Screen } from './read-screen.ts'

type Props = { screen: Screen; texts: Messages['translationsPanel'] }

/** Which collection, and why its texts wait; each with how many there are. */
export function Choices({ screen: { counts, kind, state }, texts }: Props) {
  return (
    <div>
      <nav aria-label={texts.kindsLabel} className="translations-kinds">
        {kinds.map((each) => (
          <Link
            aria-current={each === kind ? 'page' : undefined}
            href={addressOf({ kind: each, state })}
            key={each}
            prefetch={false}
          >
            {texts.kinds[each]} <span className="translations-count">{howMany(counts[each], state)}</span>
          </Link>
        ))}
      </nav>
      <nav aria-label={texts.statesLabel} className="translations-states">
        {[null, ...states].map((each) => (
          <Link
            aria-current={each === state ? 'page' : undefined}
            href={addressOf({ kind, state: each })}
            key={each}
            prefetch={false}
          >
            {texts.states[each ?? 'all']}{' '}
            <span className="translations-count">{howMany(counts[kind], each)}</span>
          </Link>
        ))}
      </nav>
    </div>
  )
}
