/**
 * Icons as single paths on a 20 by 20 grid. A script that shows one of these has them all: what only one part of the page
 * shows stands in a file of its own.
 */
export const chevronStart = 'M12.5 4.5 7 10l5.5 5.5'
export const chevronEnd = 'm7.5 4.5 5.5 5.5-5.5 5.5'
export const chevronDown = 'm5 7.5 5 5 5-5'
export const plus = 'M10 4v12M4 10h12'
export const cross = 'm5 5 10 10M15 5 5 15'
export const check = 'm4 10.5 4 4 8-9'
export const bars = 'M3 6h14M3 10h14M3 14h14'
export const globe =
  'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M3 10h14M10 3c2.2 2 3.2 4.3 3.2 7s-1 5-3.2 7c-2.2-2-3.2-4.3-3.2-7s1-5 3.2-7Z'
export const pin = 'M10 17.5s5.5-4.7 5.5-9a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9 5.5 9ZM8 8.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0'
export const clock = 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M10 6v4.2l2.7 1.8'
export const calendar = 'M5 4h10a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM3 8h14M7 2.5V5M13 2.5V5'
export const calendarPlus =
  'M17 10V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h5M3 8h14M7 2.5V5M13 2.5V5M15 12.5v5M12.5 15h5'
export const cup =
  'M6 3.5h8V8a4 4 0 0 1-8 0V3.5ZM6 5H3.5v1.5A2.5 2.5 0 0 0 6 9M14 5h2.5v1.5A2.5 2.5 0 0 1 14 9M10 12v3M7 16.5h6'
export const bookmark = 'M5.5 3h9a.5.5 0 0 1 .5.5V17l-5-3.5L5 17V3.5a.5.5 0 0 1 .5-.5Z'
export const share = 'M10 12V3M6.5 6 10 2.5 13.5 6M4 10v6a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-6'
export const download = 'M10 3v9M6.5 8.5 10 12l3.5-3.5M4 13v3a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-3'
export const link =
  'M8.5 11.5a3 3 0 0 0 4.25 0l2.5-2.5A3 3 0 0 0 11 4.75l-1 1M11.5 8.5a3 3 0 0 0-4.25 0l-2.5 2.5A3 3 0 0 0 9 15.25l1-1'
export const leave =
  'M7.5 4h-3A1.5 1.5 0 0 0 3 5.5v10A1.5 1.5 0 0 0 4.5 17h10a1.5 1.5 0 0 0 1.5-1.5v-3M11 3h6v6M17 3l-8 8'
export const warning = 'M10 3.2 2.6 16a.6.6 0 0 0 .5.9h13.8a.6.6 0 0 0 .5-.9L10 3.2ZM10 8v4M10 14.4v.1'
export const info = 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M10 9.3v4M10 6.6v.1'
export const done = 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M6.8 10.3 9 12.5l4.2-4.8'
export const home = 'm3 9.5 7-6 7 6V16a1 1 0 0 1-1 1h-3.5v-4.5h-5V17H4a1 1 0 0 1-1-1V9.5Z'
export const back = 'M4 8h8.5a4 4 0 0 1 0 8H8M7 5 4 8l3 3'
export const reload = 'M16.5 9A6.6 6.6 0 0 0 4.8 6M3.5 11a6.6 6.6 0 0 0 11.7 3M4.5 2.8V6h3.2M15.5 17.2V14h-3.2'
export const people =
  'M4.5 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M2 16.5c.4-3.2 2.6-5 5.5-5s5.1 1.8 5.5 5M13 4.3a3 3 0 0 1 0 5.4M15 12c1.7.7 2.7 2.2 3 4.5'
export const bolt = 'M11 2.5 4.5 11.5h5l-.5 6 6.5-9h-5l.5-6Z'
export const seal =
  'm10 2.5 2 1.5 2.5-.2.7 2.4 2.1 1.3-.9 2.5.9 2.4-2.1 1.4-.7 2.4-2.5-.2-2 1.5-2-1.5-2.5.2-.7-2.4-2.1-1.4.9-2.4-.9-2.5 2.1-1.3.7-2.4L8 4l2-1.5ZM7.3 10l2 2 3.5-3.8'
export const hourglass =
  'M5.5 3h9M5.5 17h9M6.5 3v2.5c0 2 3.5 3.2 3.5 4.5s-3.5 2.5-3.5 4.5V17M13.5 3v2.5c0 2-3.5 3.2-3.5 4.5s3.5 2.5 3.5 4.5V17'
export const mail = 'M4.5 4.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM3 6l7 5 7-5'
export const magnifier = 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13.2 13.2 17 17'
export const sliders = 'M3 6h8M15 6h2M3 14h2M9 14h8M11 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M5 14a2 2 0 1 0 4 0 2 2 0 1 0-4 0'
export const monthSheet =
  'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5ZM3 8h14M3 12.25h14M7.67 8v8.5M12.33 8v8.5'
export const cards =
  'M4.5 3h3A1.5 1.5 0 0 1 9 4.5v3A1.5 1.5 0 0 1 7.5 9h-3A1.5 1.5 0 0 1 3 7.5v-3A1.5 1.5 0 0 1 4.5 3ZM12.5 3h3A1.5 1.5 0 0 1 17 4.5v3A1.5 1.5 0 0 1 15.5 9h-3A1.5 1.5 0 0 1 11 7.5v-3A1.5 1.5 0 0 1 12.5 3ZM4.5 11h3A1.5 1.5 0 0 1 9 12.5v3A1.5 1.5 0 0 1 7.5 17h-3A1.5 1.5 0 0 1 3 15.5v-3A1.5 1.5 0 0 1 4.5 11ZM12.5 11h3a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-3a1.5 1.5 0 0 1-1.5-1.5v-3a1.5 1.5 0 0 1 1.5-1.5Z'
export const search = 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13.2 13.2 17 17'
export const bell = 'M5 8.5a5 5 0 0 1 10 0c0 4 1.5 5 1.5 5h-13S5 12.5 5 8.5ZM8.3 16.5a2 2 0 0 0 3.4 0'
export const code = 'm7 6-4 4 4 4M13 6l4 4-4 4'
export const feed = 'M4 4a12 12 0 0 1 12 12M4 9.5a6.5 6.5 0 0 1 6.5 6.5M4.8 15.2h.01'
