/** What an event may say besides its name and days; of those ahead it is counted how many do. */
export const coveredFacts = ['text', 'link', 'venue', 'hours', 'price', 'titleHe', 'textHe'] as const

/** One of them: `venue` is asked of what is held in a place, `textHe` of what has a text. */
export type CoveredFact = (typeof coveredFacts)[number]
