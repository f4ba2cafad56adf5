import { EmptyState } from '@cyberluach/design/components/EmptyState'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

import { RoundIcon } from './Icon.tsx'

type Props = Omit<ComponentProps<typeof EmptyState>, 'size' | 'art' | 'titleLevel'> & {
  icon: LucideIcon
  titleLevel?: 3 | 4
}

/** Says in the middle of its room that there is nothing, and why; what can be done about it is what it holds. */
export function Empty({ icon: Icon, titleLevel = 3, ...rest }: Props) {
  const art = (
    <RoundIcon tone="quiet" size="lg">
      <Icon size={24} strokeWidth={1.75} aria-hidden />
    </RoundIcon>
  )
  return (
    <EmptyState
      size="panel"
      className="focus-visible:-outline-offset-2"
      art={art}
      titleLevel={titleLevel}
      data-part="empty"
      {...rest}
    />
  )
}
