/** When an admin is told of what arrives: with each arrival, in the morning of the next day, or never. */
export const noticeChoices = ['each', 'daily', 'none'] as const

export type NoticeChoice = (typeof noticeChoices)[number]
