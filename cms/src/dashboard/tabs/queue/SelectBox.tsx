import type { ComponentProps } from 'react'

import { Checkbox } from '../../ui/Checkbox.tsx'

/** The box that selects a row. */
export function SelectBox(props: ComponentProps<typeof Checkbox>) {
  return (
    <span className="-m-2 grid size-11 place-items-center max-md:-mx-2.5 max-md:my-0">
      <Checkbox {...props} />
    </span>
  )
}
