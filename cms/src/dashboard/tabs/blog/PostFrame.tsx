import type { ComponentProps, ReactNode } from 'react'

import { Card } from '../../ui/Card.tsx'

type Props = ComponentProps<typeof Card> & { cover: ReactNode; buttons?: ReactNode }

/** Cover, words, and below them what can be done: as high as the highest beside it. */
export function PostFrame({ cover, buttons, children, ...rest }: Props) {
  return (
    <Card className="flex flex-col overflow-hidden" {...rest}>
      {cover}
      <div className="flex flex-1 flex-col gap-2 px-4 pt-3.5 pb-3">{children}</div>
      <footer className="flex min-h-11.75 gap-1.5 border-t border-line px-3 py-2 max-md:*:min-h-control">
        {buttons}
      </footer>
    </Card>
  )
}

/** As many beside each other as there is room for. */
export function PostGrid(props: ComponentProps<'div'>) {
  return (
    <div className="grid grid-cols-3 gap-4 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-3" {...props} />
  )
}
