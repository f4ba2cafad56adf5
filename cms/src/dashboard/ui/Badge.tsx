import { Badge as SharedBadge } from '@cyberluach/design/components/Badge'
import { Tags as SharedTags } from '@cyberluach/design/components/Tags'
import type { ComponentProps, ReactNode } from 'react'

/** A word or two about what it stands with; a state has its colours by `data-status`. */
export function Badge(props: ComponentProps<typeof SharedBadge>) {
  return <SharedBadge size="sm" {...props} />
}

/** A state in a word, in its colours; one that has none is neither good nor bad. */
export function StatusBadge({ status, children }: { status: string; children: ReactNode }) {
  return (
    <Badge kind="status" data-status={status}>
      <i className="size-1.5 shrink-0 rounded-full bg-(--status)" />
      {children}
    </Badge>
  )
}

/** Topics in a row, each an `<li>` that is cut where its line ends. */
export function Tags(props: ComponentProps<typeof SharedTags>) {
  return <SharedTags className="*:max-w-full *:truncate" {...props} />
}
