import { tv } from 'tailwind-variants/lite'

/** Stands for what is on its way, as large as it will be. */
export const bone = tv({ base: 'block animate-skeleton bg-skeleton-b motion-reduce:animate-none' })
