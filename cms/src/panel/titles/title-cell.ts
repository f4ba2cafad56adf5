/** What makes a list show a title in whichever language there is one. */
export const titleCell = { components: { Cell: '/panel/titles/TitleCell.tsx#TitleCell' } }
