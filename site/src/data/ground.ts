import { darkColors, lightColors } from '@cyberluach/design/colors.generated'

/** The page's ground in both themes, for what is drawn around the page. */
export const ground = { light: lightColors.bg, dark: darkColors.bg } as const
