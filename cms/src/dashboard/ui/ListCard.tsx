import type { ComponentProps } from 'react'

import { Card } from './Layout.tsx'

/** The ground of a list; there is none where no list came and why is said above it. */
export function ListCard(props: Omit<ComponentProps<typeof Card>, 'className'>) {
  return <Card {...props} className="overflow-clip empty:hidden" />
}
