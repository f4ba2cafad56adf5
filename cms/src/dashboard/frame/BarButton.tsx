import type { ComponentProps, ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

import { PlainButton } from '../ui/PlainButton.tsx'

const look = tv({
  slots: {
    button: [
      'max-md:min-h-control max-md:min-w-control max-md:border-transparent max-md:bg-transparent max-md:px-1.5',
      'max-md:flex-col max-md:gap-0.5 max-md:py-0 max-md:font-normal',
    ],
    caption: 'max-md:hidden',
    short: 'text-(length:--text-xs) leading-4 md:hidden',
  },
  variants: {
    isWideOnly: { true: { button: 'max-md:hidden' } },
    captionFrom: {
      lg: { button: 'md:max-lg:w-control-sm md:max-lg:px-0', caption: 'max-lg:hidden' },
      xl: { button: 'md:max-xl:w-control-sm md:max-xl:px-0', caption: 'max-xl:hidden' },
    },
  },
})

type Props = Omit<ComponentProps<typeof PlainButton>, 'children'> & {
  icon: ReactNode
  caption?: string
  /** What a phone has below the icon: a part of the caption. */
  short?: string
  /** From which width on there is room for it. */
  captionFrom?: 'lg' | 'xl'
  isWideOnly?: boolean
}

/** A button of the bar: an icon, and beside it what it does where there is room. */
export function BarButton({ icon, caption, short, captionFrom = 'lg', isWideOnly, ...rest }: Props) {
  const { button, caption: captionLook, short: shortLook } = look({ captionFrom, isWideOnly })
  return (
    <PlainButton size="sm" isIcon={!caption} className={button()} {...rest}>
      {icon}
      {caption && <span className={captionLook()}>{caption}</span>}
      {short && <span className={shortLook()}>{short}</span>}
    </PlainButton>
  )
}
