import { Card as SharedCard } from '@cyberluach/design/components/Card'
import type { ComponentProps } from 'react'

/** A ground with an edge, on which something lies. */
export function Card(props: ComponentProps<typeof SharedCard>) {
  return <SharedCard size="sm" {...props} />
}
