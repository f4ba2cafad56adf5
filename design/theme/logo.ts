/** What a part of the logo is drawn as: the page and its rings in ink, the marks on it, the disc of today in red. */
export type LogoPart = { path: string; part: 'page' | 'ring' | 'mark' | 'red' }

/** The logo on a 32 by 32 grid, from the back to the front: the marks of events on a leaf of a calendar. */
export const logo: readonly LogoPart[] = [
  {
    part: 'page',
    path: 'M8 4.5h16A4.5 4.5 0 0 1 28.5 9v15.5A4.5 4.5 0 0 1 24 29H8a4.5 4.5 0 0 1-4.5-4.5V9A4.5 4.5 0 0 1 8 4.5Z',
  },
  { part: 'ring', path: 'M10 2v5M22 2v5' },
  { part: 'mark', path: 'M8.5 11h1.3v7H8.5zM9.8 11.2l5 2.2-5 2.2z' },
  { part: 'red', path: 'M17.4 14.3a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0z' },
  {
    part: 'mark',
    path: 'M9.8 20.2h3.4a.8.8 0 0 1 .8.8v3.4a.8.8 0 0 1-.8.8H9.8a.8.8 0 0 1-.8-.8V21a.8.8 0 0 1 .8-.8z',
  },
  { part: 'mark', path: 'm20.7 19.2 3.4 3.4-3.4 3.4-3.4-3.4z' },
]
