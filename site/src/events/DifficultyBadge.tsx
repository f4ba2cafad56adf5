import { difficultyLevels, type DifficultyLevel } from '@cyberluach/core/event'
import { Badge } from '@cyberluach/design/components/Badge'
import { Ticks } from '@cyberluach/design/components/Ticks'

type Props = { level: DifficultyLevel; label: string; title?: string }

/** For whom the event is: each level has a stroke more; a mixed one has them all, of one height. */
export function DifficultyBadge({ level, label, title }: Props) {
  const isMixed = level === 'mixed'
  const count = isMixed ? 4 : difficultyLevels.indexOf(level) + 1
  return (
    <Badge kind="outlined" title={title}>
      <Ticks kind={isMixed ? 'even' : 'steps'} count={count} of={4} />
      {label}
    </Badge>
  )
}
