import { Tags as SharedTags } from '@cyberluach/design/components/Badge'
import type { ComponentProps } from 'react'

/** Topics in a row, each an `<li>` that is cut where its line ends. */
export function Tags(props: ComponentProps<typeof SharedTags>) {
  return <SharedTags className="*:max-w-full *:truncate" {...props} />
}
