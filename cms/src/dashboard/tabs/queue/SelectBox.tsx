import type { ComponentProps } from 'react'

import { Checkbox } from '../../ui/Checkbox.tsx'

/** A box that selects, with 44 px to hit. */
export function SelectBox(props: ComponentProps<typeof Checkbox>) {
  return (
    <label className="-m-2 grid size-11 cursor-pointer place-items-center max-md:-mx-2.5 max-md:my-0">
      <Checkbox {...props} />
    </label>
  )
}
