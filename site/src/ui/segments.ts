import { segments } from '@cyberluach/design/variants/segments'
import { tv } from 'tailwind-variants/lite'

/** As high as a button. */
export const siteSegments = tv({
  extend: segments,
  slots: {
    group: 'flex h-control border border-line bg-sunken p-[3px] max-md:h-auto max-md:min-h-control max-md:flex-wrap',
    one: [
      'flex-1 justify-center rounded-sm px-3 text-ink-3 after:-inset-y-1 hover:text-ink max-md:min-h-9',
      'chosen:bg-raised [&>svg]:size-4.5',
    ],
  },
})
