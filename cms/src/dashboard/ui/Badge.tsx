import { Badge as SharedBadge } from '@cyberluach/design/components/Badge'
import type { ComponentProps } from 'react'

/** A word or two about what it stands with; a state has its colours by `data-status`. */
export function Badge(props: ComponentProps<typeof SharedBadge>) {
  return <SharedBadge size="sm" {...props} />
}
