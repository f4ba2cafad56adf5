import { sheet } from '../../ui/sheet.ts'
import type { ComponentProps, ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

type Props = ComponentProps<'h2'> & {
  /** Set smaller, and scrolls where it would leave no room for the rest. */
  isLong?: boolean
  /** What stands above the title. */
  above?: ReactNode
}

const { heading, title } = sheet()

const size = tv({
  base: 'mt-2',
  variants: {
    isLong: {
      true: [
        'max-h-[min(11rem,30dvh)] overflow-auto pb-6 text-lg',
        '[mask-image:linear-gradient(to_top,transparent,#000_1.5rem)]',
      ],
      false: 'text-2xl max-md:text-xl',
    },
  },
})

/** The title of an event, in which the dialog's focus begins. */
export function DialogTitle({ isLong = false, above, className, children, ...rest }: Props) {
  return (
    <div className={heading()}>
      {above}
      <h2
        className={title({ className: [size({ isLong }), className] })}
        {...(isLong ? { tabIndex: 0 } : { tabIndex: -1 })}
        {...rest}
      >
        {children}
      </h2>
    </div>
  )
}
