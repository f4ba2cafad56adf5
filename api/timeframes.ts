/** The periods that the dashboard looks at: the last 60 minutes, 24 hours, 7 days, 30 days. */
export const timeframes = ['hour', 'day', 'week', 'month'] as const

/** A period that ends now, as the dashboard's calls name it. */
export type Timeframe = (typeof timeframes)[number]
