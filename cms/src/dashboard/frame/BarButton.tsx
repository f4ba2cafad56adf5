import type { ComponentProps, ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

import { PlainButton } from '../ui/PlainButton.tsx'

const look = tv({
  slots: {
    button:
      'max-md:min-h-control max-md:min-w-control max-md:border-transparent max-md:bg-transparent max-md:p-0',
    caption: '',
  },
  variants: {
    isWideOnly: { true: { button: 'max-md:hidden' } },
    captionFrom: {
      lg: { button: 'max-lg:w-control-sm max-lg:px-0', caption: 'max-lg:hidden' },
      xl: { button: 'max-xl:w-control-sm max-xl:px-0', caption: 'max-xl:hidden' },
    },
  },
})

type Props = Omit<ComponentProps<typeof PlainButton>, 'children'> & {
  icon: ReactNode
  caption?: string
  /** From which width on there is room for it. */
  captionFrom?: 'lg' | 'xl'
  isWideOnly?: boolean
}

/** A button of the bar: an icon, and beside it what it does where there is room. */
export function BarButton({ icon, caption, captionFrom = 'lg', isWideOnly, ...rest }: Props) {
  const { button, caption: captionLook } = look({ captionFrom, isWideOnly })
  return (
    <PlainButton size="sm" isIcon={!caption} className={button()} {...rest}>
      {icon}
      {caption && <span className={captionLook()}>{caption}</span>}
    </PlainButton>
  )
}
