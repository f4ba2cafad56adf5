/** The page's ground in both themes (`--color-bg`), for what is drawn around the page. */
export const ground = { light: '#f9f8f5', dark: '#0c0f14' } as const
