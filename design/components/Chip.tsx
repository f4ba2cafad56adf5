import type { ComponentProps } from 'react'
import { chip, type ChipLook } from '../variants/chip.ts'

type ChipProps = ComponentProps<'button'> & ChipLook
type LinkProps = ComponentProps<'a'> & ChipLook

/** Sends no form. */
export function Chip({ size, className, ...rest }: ChipProps) {
  return <button type="button" className={chip({ size, className })} {...rest} />
}

/** A link that looks like a chip. */
export function ChipLink({ size, className, children, ...rest }: LinkProps) {
  return (
    <a className={chip({ size, className })} {...rest}>
      {children}
    </a>
  )
}
