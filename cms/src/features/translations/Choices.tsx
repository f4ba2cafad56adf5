import type { Messages } from '@cyberluach/i18n/messages'
import { Choice } from './Choice.tsx'
import { listAddress } from './form-address.ts'
import { kinds, states } from './kinds.ts'
import { howMany, type Screen } from './read-screen.ts'

type Props = { screen: Screen; texts: Messages['translationsPanel'] }

/** Which collection, and why its texts wait; each with how many there are. */
export function Choices({ screen: { counts, kind, state }, texts }: Props) {
  return (
    <div>
      <nav
        aria-label={texts.kindsLabel}
        className="flex gap-1 overflow-x-auto border-b border-(--theme-elevation-150)"
      >
        {kinds.map((each) => (
          <Choice
            key={each}
            look="tab"
            isCurrent={each === kind}
            href={listAddress({ kind: each, state })}
            name={texts.kinds[each]}
            count={howMany(counts[each], state)}
          />
        ))}
      </nav>
      <nav
        aria-label={texts.statesLabel}
        className="mt-[calc(var(--base)*0.75)] mb-[calc(var(--base)*1.25)] flex gap-1 overflow-x-auto"
      >
        {[null, ...states].map((each) => (
          <Choice
            key={each}
            look="pill"
            isCurrent={each === state}
            href={listAddress({ kind, state: each })}
            name={texts.states[each ?? 'all']}
            count={howMany(counts[kind], each)}
          />
        ))}
      </nav>
    </div>
  )
}
