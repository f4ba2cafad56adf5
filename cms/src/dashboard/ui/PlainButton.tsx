import type { ComponentProps } from 'react'

import { panelButton, type PanelButtonLook } from './button-look.ts'

type ButtonProps = ComponentProps<'button'> & PanelButtonLook
type LinkProps = ComponentProps<'a'> & PanelButtonLook

/** Sends no form. */
export function PlainButton({ kind, size, isIcon, className, ...rest }: ButtonProps) {
  return <button type="button" className={panelButton({ kind, size, isIcon, className })} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, isIcon, className, children, ...rest }: LinkProps) {
  return (
    <a className={panelButton({ kind, size, isIcon, className })} {...rest}>
      {children}
    </a>
  )
}
