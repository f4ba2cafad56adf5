import { strokesOf } from '../marks.ts'
import type { BadgeLook } from '../variants/badge.ts'
import { Badge } from './Badge.tsx'
import { Ticks } from './Ticks.tsx'

type Props = Pick<BadgeLook, 'size'> & { level: string; label: string; title?: string }

/** For whom an event is: each level has a stroke more; a mixed one has them all, of one height. */
export function DifficultyBadge({ level, label, ...rest }: Props) {
  return (
    <Badge kind="outlined" {...rest}>
      <Ticks kind={level === 'mixed' ? 'even' : 'steps'} count={strokesOf(level)} of={4} />
      {label}
    </Badge>
  )
}
