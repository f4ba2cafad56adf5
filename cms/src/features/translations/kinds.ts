/** In the order in which a translator should go through them. */
export const kinds = ['faq-groups', 'texts', 'posts', 'events', 'media'] as const

export type Kind = (typeof kinds)[number]

/** Why a text waits for a translator: it has no Hebrew, or the English is another than the one it was written for. */
export const states = ['missing', 'changed'] as const

export type State = (typeof states)[number]
