/** Where this browser keeps what is saved, for the store and for a script of a page that loads no store. */
export const savedEventsName = 'cyberluach.saved'
