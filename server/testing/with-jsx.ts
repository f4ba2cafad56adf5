/** What Node is started with where a process of a test comes upon JSX, as in mails. */
export const withJsx = ['--import', new URL('load-jsx.ts', import.meta.url).href]
