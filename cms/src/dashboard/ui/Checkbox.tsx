import { Checkbox as SharedCheckbox } from '@cyberluach/design/components/Checkbox'
import type { ComponentProps } from 'react'

/** 44 px to hit, 18 to see. */
export function Checkbox(props: ComponentProps<typeof SharedCheckbox>) {
  return <SharedCheckbox size="sm" className="after:absolute after:-inset-3.25" {...props} />
}
