import type { MainEventType } from '@cyberluach/core/event'

/** The shapes that tell the main types apart without colour, in a 10 by 10 box: pennant, disc, square, diamond. */
export const typeMarks: Record<MainEventType, string> = {
  ctf: 'M1.5.5h1.3v9H1.5zM2.8 1l6.7 2.9-6.7 2.9z',
  conference: 'M5 1.1a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.8z',
  workshop:
    'M2.5 1.4h5A1.1 1.1 0 0 1 8.6 2.5v5A1.1 1.1 0 0 1 7.5 8.6h-5A1.1 1.1 0 0 1 1.4 7.5v-5A1.1 1.1 0 0 1 2.5 1.4z',
  competition: 'M5 .4 9.6 5 5 9.6.4 5z',
}
