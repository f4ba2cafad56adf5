/** The English of an event; empty where it has none. */
export type Texts = { title: string; description: string }

export const textNames = ['title', 'description'] as const
